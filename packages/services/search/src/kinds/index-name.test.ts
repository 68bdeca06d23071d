import { expect, test } from "vitest"
import { completeMeaning, isIndexName } from "./index-name.ts"

test.each([
  ["stock-se-used", { kind: "car", language: "sv" }],
  ["stock-uk-automotive", { kind: "car", language: "en" }],
  ["sites-no", { kind: "dealership", language: "nb" }],
  ["site-fi-used", { kind: "dealership", language: "fi" }],
  ["stock", { kind: "car", language: "en" }],
  ["things", null],
  ["constructor", null],
])("the kind and the language of an index are derived from the index name %s", (name, meaning) => {
  expect(completeMeaning(name)).toEqual(meaning)
})

test("an explicit kind or language overrides the kind or language in the index name", () => {
  expect(completeMeaning("stock-se", { language: "da" })).toEqual({ kind: "car", language: "da" })
})

test("an index name that is too long or contains invalid characters is rejected", () => {
  expect(["stock-se", "a", "0_x"].every(isIndexName)).toBe(true)
  expect(["", "Stock", "-a", "a/b", "x".repeat(65), "__proto__"].some(isIndexName)).toBe(false)
})
