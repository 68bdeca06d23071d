import example from "@forecourt/schemas/blocks/site-selection/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

test("without sites nothing is shown", async () => {
  expect(await renderHtml("SiteSelection", { title: example.title, sites: [] })).toBe("")
})

test("each country heads its sites, and each site is a link", async () => {
  const block = await renderDocument("SiteSelection", example)

  expect([...block.querySelectorAll("h3")].map((node) => node.textContent)).toEqual([
    "Sverige",
    "Norge",
    "Suomi",
    "Slovensko",
    "United Kingdom",
  ])
  expect(block.querySelectorAll("li a")).toHaveLength(example.sites.length)
})

test("a site in another language is read out in that language", async () => {
  const block = await renderDocument("SiteSelection", example)

  const languages = [...block.querySelectorAll("a")].map((link) => link.getAttribute("lang"))
  expect(languages).toEqual([null, null, "nb", "fi", "sk", "en"])
})
