import { expect, test } from "vitest"
import { getHeadingBelow } from "./heading-below.ts"

const TAGS = ["h1", "h2", "h5", "h6", "p"] as const

test("headings under a title are one level below it, and never below the sixth", () => {
  expect(TAGS.map((tag) => getHeadingBelow(tag, { value: "Våra märken" }))).toEqual(["h2", "h3", "h6", "h6", "h3"])
})

test("without a title its place in the outline is taken, and never that of the page's own heading", () => {
  expect(TAGS.map((tag) => getHeadingBelow(tag, undefined))).toEqual(["h2", "h2", "h5", "h6", "h2"])
  expect(getHeadingBelow("h2", { value: " " })).toBe("h2")
})
