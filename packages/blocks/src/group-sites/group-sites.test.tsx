import example from "@forecourt/schemas/blocks/group-sites/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

test("a block without sites renders nothing", async () => {
  expect(await renderHtml("GroupSites", { title: example.title, sites: [] })).toBe("")
})

test("sites are links under the heading of their country", async () => {
  const block = await renderDocument("GroupSites", example)

  expect([...block.querySelectorAll("h3")].map((node) => node.textContent)).toEqual([
    "Sverige",
    "Norge",
    "Suomi",
    "Slovensko",
    "United Kingdom",
  ])
  expect(block.querySelectorAll("li a")).toHaveLength(example.sites.length)
})

test("a link to a site in another language has a lang attribute", async () => {
  const block = await renderDocument("GroupSites", example)

  const languages = [...block.querySelectorAll("a")].map((link) => link.getAttribute("lang"))
  expect(languages).toEqual([null, null, "nb", "fi", "sk", "en"])
})
