import { expect, test } from "vitest"
import { getHeadingBelow } from "./heading-below.ts"

const TAGS = ["h1", "h2", "h5", "h6", "p"] as const

test("headings are one level below the title, and at most h6", () => {
  expect(TAGS.map((tag) => getHeadingBelow(tag, { value: "Våra märken" }))).toEqual(["h2", "h3", "h6", "h6", "h3"])
})

test("the headings of a block without a title are at the level that the title would have, but never h1", () => {
  expect(TAGS.map((tag) => getHeadingBelow(tag, undefined))).toEqual(["h2", "h2", "h5", "h6", "h2"])
  expect(getHeadingBelow("h2", { value: " " })).toBe("h2")
})
