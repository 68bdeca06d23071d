import { expect, test } from "vitest"
import { getArticlesPage } from "./articles.rules.ts"

test("'Show more' links to the address of the index minus its last two segments [spec 1 §2 teaser-more]", () => {
  expect(getArticlesPage("/nyheter/data/index")).toBe("/nyheter")
  expect(getArticlesPage("/en/about/news/Data/index/")).toBe("/en/about/news")
  expect(getArticlesPage("/data/index")).toBe("/")
})

test("an address that is too short for an index gives no link", () => {
  expect(getArticlesPage("/nyheter")).toBeNull()
  expect(getArticlesPage("")).toBeNull()
})
