import { expect, test } from "vitest"
import { headingBelow, storiesPageOf } from "./stories.rules.ts"

test("'Show more' leads to the address of the index minus its last two segments [spec 1 §2 teaser-more]", () => {
  expect(storiesPageOf("/nyheter/data/index")).toBe("/nyheter")
  expect(storiesPageOf("/en/about/news/Data/index/")).toBe("/en/about/news")
  expect(storiesPageOf("/data/index")).toBe("/")
})

test("an address that is too short for an index leads nowhere", () => {
  expect(storiesPageOf("/nyheter")).toBeNull()
  expect(storiesPageOf("")).toBeNull()
})

test("a card's heading is one level below the title of its list", () => {
  expect(headingBelow("h1")).toBe("h2")
  expect(headingBelow("h3")).toBe("h4")
  expect(headingBelow("h6")).toBe("h2")
  expect(headingBelow("p")).toBe("h2")
  expect(headingBelow(undefined)).toBe("h2")
})
