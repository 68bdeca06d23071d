import { expect, test } from "vitest"
import { getHeadingBelow } from "./heading-below.ts"

const TAGS = ["h1", "h2", "h5", "h6", "p"] as const

test("the headings inside a block are one level below the block's title, and h6 under an h6 title", () => {
  expect(TAGS.map((tag) => getHeadingBelow(tag, { value: "Våra märken" }))).toEqual(["h2", "h3", "h6", "h6", "h3"])
})

test("the headings in a block without a title have the level of the missing title, or h2 if that level is h1", () => {
  expect(TAGS.map((tag) => getHeadingBelow(tag, undefined))).toEqual(["h2", "h2", "h5", "h6", "h2"])
  expect(getHeadingBelow("h2", { value: " " })).toBe("h2")
})
