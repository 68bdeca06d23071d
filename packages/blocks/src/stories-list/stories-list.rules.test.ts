import { expect, test } from "vitest"
import { getStyle, isLatestHighlighted, listAddress, parseChosen, readListAddress } from "./stories-list.rules.ts"

test("the layout is a row with a wide first card in 'Variant 2', and a two-column grid in any other variant [spec 1 §2 stories-layout.variant]", () => {
  expect(getStyle("Variant 2")).toBe("row")
  for (const other of ["Default", "variant 2", "Variant 1", "", undefined]) expect(getStyle(other)).toBe("grid")
})

test("the newest article is highlighted only when no filter is active [spec 1 §3 stories-index]", () => {
  expect(isLatestHighlighted({ highlightLatestStory: true, chosenTags: [] })).toBe(true)
  expect(isLatestHighlighted({ highlightLatestStory: true, chosenTags: ["elbil"] })).toBe(false)
  expect(isLatestHighlighted({ highlightLatestStory: false, chosenTags: [] })).toBe(false)
})

test("listAddress writes the number of pages and the selected tags into the URL, with the tags in a canonical order", () => {
  expect(listAddress("/nyheter", [])).toBe("/nyheter")
  expect(listAddress("/nyheter", ["vinter", "elbil"])).toBe("/nyheter?tag=elbil.vinter")
  expect(listAddress("/nyheter", ["elbil"], 3)).toBe("/nyheter?tag=elbil&page=3")
})

test.each([
  ["", { chosen: [], pages: 1 }],
  ["?tag=elbil.vinter&page=3", { chosen: ["elbil", "vinter"], pages: 3 }],
  ["?tag=vinter.okant&utm_source=mail", { chosen: ["vinter"], pages: 1 }],
  ["?page=-2", { chosen: [], pages: 1 }],
  ["?page=two", { chosen: [], pages: 1 }],
  ["?page=1.5", { chosen: [], pages: 1 }],
])("readListAddress parses the tags and pages of the query %j", (search, choices) => {
  expect(readListAddress(search, ["elbil", "vinter"])).toEqual(choices)
})

test("unknown tags in a URL are ignored", () => {
  const tags = [{ key: "elbil" }, { key: "vinter" }]

  expect(parseChosen("vinter.okant.elbil", tags)).toEqual(tags)
  expect(parseChosen(undefined, tags)).toEqual([])
})
