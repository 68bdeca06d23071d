import { expect, test } from "vitest"
import { getStyle, isLatestHighlighted, listAddress, parseChosen, readListAddress } from "./stories-list.rules.ts"

test("'Variant 2' is a row with a wide first card, any other value a grid of two columns [spec 1 §2 stories-layout.variant]", () => {
  expect(getStyle("Variant 2")).toBe("row")
  for (const other of ["Default", "variant 2", "Variant 1", ""]) expect(getStyle(other)).toBe("grid")
})

test("the newest story is highlighted only where nothing was filtered away [spec 1 §3 stories-index]", () => {
  expect(isLatestHighlighted({ highlightLatestStory: true })).toBe(true)
  expect(isLatestHighlighted({ highlightLatestStory: true, chosenTags: ["elbil"] })).toBe(false)
  expect(isLatestHighlighted({ highlightLatestStory: false })).toBe(false)
})

test("an address says which tags are chosen and how many pages are shown, in one spelling", () => {
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
])("what the query %j chooses is read again", (search, choices) => {
  expect(readListAddress(search, ["elbil", "vinter"])).toEqual(choices)
})

test("of the tags in an address only those count that the site has", () => {
  const tags = [{ key: "elbil" }, { key: "vinter" }]

  expect(parseChosen("vinter.okant.elbil", tags)).toEqual(tags)
  expect(parseChosen(undefined, tags)).toEqual([])
})
