import example from "@forecourt/schemas/blocks/picture/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

test("a caption without a picture renders nothing", async () => {
  expect(await renderHtml("Picture", { caption: example.caption })).toBe("")
})

test("a picture renders its caption in a figcaption and a separate crop for phones", async () => {
  const figure = (await renderDocument("Picture", example)).querySelector("figure")

  expect(figure?.querySelector("figcaption")?.textContent).toBe(example.caption.value)
  expect(figure?.querySelector("source")?.getAttribute("media")).toBe("(max-width: 767.98px)")
  expect(figure?.querySelector("img")?.getAttribute("alt")).toBe(example.imageDesktop.value.alt)
})
