import example from "@forecourt/schemas/blocks/text-section/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml, siteFor } from "../../test/render.tsx"

test("a text section without text renders nothing for visitors", async () => {
  expect(await renderHtml("TextSection", {})).toBe("")
})

test("the page editor shows placeholders for empty fields", async () => {
  const metadata = { contextItem: { id: "1", language: "sv", version: 1 }, fieldId: "2", fieldType: "single-line" }
  const html = await renderHtml("TextSection", { title: { value: "", metadata } }, siteFor({ mode: "editing" }))

  expect(html).toContain("[No text in field]")
})

test("the lead paragraph is between the heading and the text", async () => {
  const section = await renderDocument("TextSection", example)

  const parts = [...section.querySelectorAll<HTMLElement>("[data-part]")].map((node) => node.dataset.part)
  expect(parts).toEqual(["root", "content", "title", "words", "preamble", "text", "link"])
})
