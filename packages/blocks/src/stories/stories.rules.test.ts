import { expect, test } from "vitest"
import { getStoriesPage } from "./stories.rules.ts"

test("'Show more' links to the address of the index minus its last two segments [spec 1 §2 teaser-more]", () => {
  expect(getStoriesPage("/nyheter/data/index")).toBe("/nyheter")
  expect(getStoriesPage("/en/about/news/Data/index/")).toBe("/en/about/news")
  expect(getStoriesPage("/data/index")).toBe("/")
})

test("an address that is too short for an index gives no link", () => {
  expect(getStoriesPage("/nyheter")).toBeNull()
  expect(getStoriesPage("")).toBeNull()
})
