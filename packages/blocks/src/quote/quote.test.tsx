import example from "@forecourt/schemas/blocks/quote/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument } from "../../test/render.tsx"

test("a quote renders a blockquote with the author in the caption", async () => {
  const quote = await renderDocument("Quote", example)

  expect(quote.querySelector("figure blockquote")?.textContent).toBe(example.text.value)
  expect(quote.querySelector("figcaption")?.textContent).toBe("Åsa LindqvistKund i Varberg sedan 2014")
})

test("a quote without an author has no caption", async () => {
  const quote = await renderDocument("Quote", { text: example.text })

  expect(quote.querySelector("figcaption")).toBeNull()
})
