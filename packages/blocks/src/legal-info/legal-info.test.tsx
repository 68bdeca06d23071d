import example from "@forecourt/schemas/blocks/legal-info/examples/folded.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml, siteFor } from "../../test/render.tsx"

test("legal information without text renders nothing for visitors", async () => {
  expect(await renderHtml("LegalInfo", {})).toBe("")
  expect(await renderHtml("LegalInfo", { title: { value: "" }, isFolded: true })).toBe("")
})

test("collapsed legal terms are in the server-rendered HTML and expand without JavaScript", async () => {
  const info = await renderDocument("LegalInfo", example)

  const details = info.querySelector("details")
  expect(details?.open).toBe(false)
  expect(details?.querySelector("summary h2")?.textContent).toBe("Det här ingår i priset")
  expect(details?.textContent).toContain("Vinterhjul, dragkrok och hemleverans kostar extra.")
})

test("legal terms are always expanded in the page editor, and on the live site when they have no title", async () => {
  const untitled = await renderDocument("LegalInfo", { text: example.text, isFolded: true })
  const edited = await renderDocument("LegalInfo", example, siteFor({ mode: "editing" }))

  expect(untitled.querySelector("details")).toBeNull()
  expect(untitled.textContent).toContain("Registrering och skyltar.")
  expect(edited.querySelector("details")).toBeNull()
})
