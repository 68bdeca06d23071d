import { expect, test } from "vitest"
import { getHeadingBelow } from "./heading-below.ts"

const TAGS = ["h1", "h2", "h5", "h6", "p"] as const

test("headings inside a block are one level below the block's title, but never below h6", () => {
  expect(TAGS.map((tag) => getHeadingBelow(tag, { value: "Våra märken" }))).toEqual(["h2", "h3", "h6", "h6", "h3"])
})

test("the headings in a block without a title take the level of the missing title, but never h1", () => {
  expect(TAGS.map((tag) => getHeadingBelow(tag, undefined))).toEqual(["h2", "h2", "h5", "h6", "h2"])
  expect(getHeadingBelow("h2", { value: " " })).toBe("h2")
})
