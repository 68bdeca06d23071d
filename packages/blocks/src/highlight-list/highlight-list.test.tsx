import { expect, test } from "vitest"
import { drawDocument, drawHtml } from "../../test/draw.tsx"

const highlights = ["Fast pris", "Samma mekaniker"].map((title) => ({ title: { value: title } }))

test("a HighlightList without points shows nothing [spec 1 §9 registry.HighlightList]", async () => {
  expect(await drawHtml("HighlightList", { title: { value: "Därför" }, highlights: [] })).toBe("")
})

test("points that are numbered are an ordered list, the others are not", async () => {
  const ticked = await drawDocument("HighlightList", { highlights })
  const numbered = await drawDocument("HighlightList", { highlights, marker: "Number" })

  expect(ticked.querySelectorAll("ul > li svg")).toHaveLength(2)
  expect(numbered.querySelectorAll("ol > li")).toHaveLength(2)
  expect(numbered.querySelector("svg")).toBeNull()
})

test("each point is a heading under the title", async () => {
  const list = await drawDocument("HighlightList", { title: { value: "Därför Norrvik" }, highlights })

  expect([...list.querySelectorAll("h3")].map((heading) => heading.textContent)).toEqual([
    "Fast pris",
    "Samma mekaniker",
  ])
})
