import { expect, test } from "vitest"
import { addLanguage } from "./item-url.ts"
import { getLinkType, listTargetIds, toIsoDate } from "./wire-field.ts"

test.each([
  ["#top", "anchor"],
  ["/-/media/a.pdf", "media"],
  ["/bilar", "internal"],
  ["/", "internal"],
  ["//elsewhere.example/a", "external"],
  ["https://elsewhere.example/", "external"],
  ["MAILTO:a@b.example", "mailto"],
  ["tel:+461", "tel"],
  ["javascript:x", "javascript"],
  ["x-mailto:a", "external"],
  ["a#b", "external"],
])("a link whose URL contains %s has the type %s", (href, type) => {
  expect(getLinkType(href)).toBe(type)
})

test.each([
  ["/bilar", "sv", "/bilar"],
  ["/", "sv", "/"],
  ["/cars", "en", "/en/cars"],
  ["/", "en", "/en"],
])("the item at the route %s in the language %s has the public path %s on a Swedish site", (route, language, path) => {
  expect(addLanguage(route, language, "sv")).toBe(path)
})

test("listTargetIds returns only valid ids, and toIsoDate omits milliseconds", () => {
  const id = "123e4567-e89b-12d3-a456-426614174000"

  expect(listTargetIds({ raw: `{${id.toUpperCase()}}|none|${id}` } as Parameters<typeof listTargetIds>[0])).toEqual([
    id,
    id,
  ])
  expect(listTargetIds(undefined)).toEqual([])
  expect(toIsoDate(Date.UTC(2026, 10, 22, 10, 0, 0, 123))).toBe("2026-11-22T10:00:00Z")
})
