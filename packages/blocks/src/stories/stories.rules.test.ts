import { expect, test } from "vitest"
import { storiesPageOf } from "./stories.rules.ts"

test("'Show more' leads to the address of the index minus its last two segments [spec 1 §2 teaser-more]", () => {
  expect(storiesPageOf("/nyheter/data/index")).toBe("/nyheter")
  expect(storiesPageOf("/en/about/news/Data/index/")).toBe("/en/about/news")
  expect(storiesPageOf("/data/index")).toBe("/")
})

test("an address that is too short for an index leads nowhere", () => {
  expect(storiesPageOf("/nyheter")).toBeNull()
  expect(storiesPageOf("")).toBeNull()
})
