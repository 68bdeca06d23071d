import { within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderDocument, siteFor } from "../../test/render.tsx"

// Server-rendered HTML. In a separate file, since React does not support server and browser in one process.

test("without JavaScript the page shows its texts and contact link and explains that it needs JavaScript [spec 3 §2.4 tyre-footer]", async () => {
  const page = await renderDocument("TireHotel", {
    title: { value: "Däckhotell" },
    text: { value: "<p>Se dina däck.</p>" },
    contactLink: { value: { href: "mailto:dack@norrvik.example", text: "", linktype: "mailto" } },
  })

  expect(within(page).getByRole("heading", { level: 2 }).textContent).toBe("Däckhotell")
  expect(within(page).getByRole("heading", { level: 3 }).textContent).toBe("Se dina däck och boka hjulskifte")
  expect(within(page).getByText("Registreringsnummer").getAttribute("for")).toBe(page.querySelector("input")?.id)
  expect(page.querySelector("noscript")?.textContent).toMatch(/^Sidan behöver JavaScript/)
  expect(within(page).getByRole("link").getAttribute("href")).toBe("mailto:dack@norrvik.example")
  // Nothing is submitted before hydration, and no address contains the number.
  expect(page.querySelector("form")?.getAttribute("action")).toMatch(/^javascript:throw /)
})

test("the page editor shows every editable text, including the link that visitors see only for a car without an agreement", async () => {
  const metadata = { contextItem: { id: "11111111-1111-1111-1111-111111111111", language: "sv", version: 1 } }
  const createField = (value: object | string, fieldType: string) => ({ value, metadata: { ...metadata, fieldType } })
  const fields = {
    title: createField("Däckhotell", "single-line"),
    text: createField("<p>Se dina däck.</p>", "rich text"),
    contactLink: createField({ href: "mailto:dack@norrvik.example", text: "dack@norrvik.example" }, "general link"),
    bookServiceLink: createField({ href: "/verkstad", text: "Boka verkstad" }, "general link"),
  }
  const page = await renderDocument("TireHotel", fields, siteFor({ mode: "editing" }))

  expect(page.querySelectorAll("code[chrometype=field][kind=open]")).toHaveLength(4)
  expect(within(page).getByRole("link", { name: "Boka verkstad" })).toBeTruthy()
  expect(page.textContent).toContain("Besökare ser länken när bilen saknar avtal.")
})

test("the flow's headings are one level below the block's title, or h2 when there is no title", async () => {
  const renderFields = async (fields: object) =>
    (await renderDocument("TireHotel", fields)).querySelector("[data-flow] [tabindex]")

  expect((await renderFields({ title: { value: "Däckhotell" }, titleTag: "h1" }))?.tagName).toBe("H2")
  expect((await renderFields({ title: { value: "Däckhotell" }, titleTag: "h6" }))?.tagName).toBe("H6")
  expect((await renderFields({ title: { value: "Däckhotell" }, titleTag: "p" }))?.tagName).toBe("H3")
  expect((await renderFields({}))?.tagName).toBe("H2")
})
