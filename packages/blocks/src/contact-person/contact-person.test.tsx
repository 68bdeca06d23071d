import example from "@forecourt/schemas/blocks/contact-person/examples/default.json" with { type: "json" }
import noWords from "@forecourt/schemas/blocks/contact-person/examples/edge/links-without-words.json" with {
  type: "json",
}
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { renderDocument, renderHtml, renderLive } from "../../test/render.tsx"

test("a block without people renders nothing", async () => {
  expect(await renderHtml("ContactPerson", { title: example.title, people: [] })).toBe("")
})

test("phone numbers and e-mail addresses are links with a copy button", async () => {
  const user = userEvent.setup()
  await renderLive("ContactPerson", { people: example.people.slice(0, 1) })
  expect(screen.getByRole("link", { name: "031-390 06 41" }).getAttribute("href")).toBe("tel:+46313900641")

  await user.click(screen.getByRole("button", { name: "Kopiera asa.lindqvist@norrvik.example" }))

  expect(await navigator.clipboard.readText()).toBe("asa.lindqvist@norrvik.example")
})

test("a contact link without text shows its phone number or e-mail address", async () => {
  const block = await renderDocument("ContactPerson", noWords)

  expect([...block.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
    "+46313900641",
    "asa.lindqvist@norrvik.example",
  ])
})

test("a person without a portrait has initials that are hidden from screen readers", async () => {
  const block = await renderDocument("ContactPerson", example)

  const [initials] = block.querySelectorAll("[data-part=initials]")
  expect(initials?.textContent).toBe("ÅL")
  expect(initials?.getAttribute("aria-hidden")).toBe("true")
})
