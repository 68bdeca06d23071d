import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

const highlights = ["Fast pris", "Samma mekaniker"].map((title) => ({ title: { value: title } }))

test("a HighlightList without highlights renders nothing [spec 1 §9 registry.HighlightList]", async () => {
  expect(await renderHtml("HighlightList", { title: { value: "Därför" }, highlights: [] })).toBe("")
})

test("numbered highlights are rendered as an ordered list, and unnumbered highlights as an unordered list", async () => {
  const ticked = await renderDocument("HighlightList", { highlights })
  const numbered = await renderDocument("HighlightList", { highlights, marker: "Number" })

  expect(ticked.querySelectorAll("ul > li svg")).toHaveLength(2)
  expect(numbered.querySelectorAll("ol > li")).toHaveLength(2)
  expect(numbered.querySelector("svg")).toBeNull()
})

test("each highlight has a heading one level below the title", async () => {
  const list = await renderDocument("HighlightList", { title: { value: "Därför Norrvik" }, highlights })

  expect([...list.querySelectorAll("h3")].map((heading) => heading.textContent)).toEqual([
    "Fast pris",
    "Samma mekaniker",
  ])
})
