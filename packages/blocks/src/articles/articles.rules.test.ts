import { expect, test } from "vitest"
import { getArticlesPage } from "./articles.rules.ts"

test("getArticlesPage removes the last two segments from the path of the stories index [spec 1 §2 teaser-more]", () => {
  expect(getArticlesPage("/nyheter/data/index")).toBe("/nyheter")
  expect(getArticlesPage("/en/about/news/Data/index/")).toBe("/en/about/news")
  expect(getArticlesPage("/data/index")).toBe("/")
})

test("getArticlesPage returns null for a path that is too short", () => {
  expect(getArticlesPage("/nyheter")).toBeNull()
  expect(getArticlesPage("")).toBeNull()
})
