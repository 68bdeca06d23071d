import fc from "fast-check"
import { expect, test } from "vitest"
import { buildSearchAddress, readTarget } from "./search-field-core.ts"

test("the search text is added to the URL without changing existing query parameters [spec 1 §2 hero-search]", () => {
  expect(buildSearchAddress("/bilar?lager=alla&sida=2", "keyphrase", "EX30")).toBe(
    "/bilar?lager=alla&sida=2&keyphrase=EX30",
  )
})

test("a new search text replaces the existing search text in the URL", () => {
  expect(buildSearchAddress("/bilar?keyphrase=V60", "keyphrase", "EX30")).toBe("/bilar?keyphrase=EX30")
})

test("the search text is inserted before the fragment of the URL", () => {
  expect(buildSearchAddress("/bilar#lista", "keyphrase", "å ä")).toBe("/bilar?keyphrase=%C3%A5+%C3%A4#lista")
})

test("a search form whose action URL has no query string has no hidden fields", () => {
  expect(readTarget("https://norrvik.example/bilar", "keyphrase")).toEqual({
    action: "https://norrvik.example/bilar",
    fields: [],
  })
})

test("for any search text, the URL contains the text unchanged and keeps all other query parameters", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string())), fc.string(), (pairs, term) => {
      const previous = new URLSearchParams(pairs)
      const after = new URL(buildSearchAddress(`/bilar?${previous}`, "keyphrase", term), "https://norrvik.example")

      expect(after.searchParams.getAll("keyphrase")).toEqual([term])
      expect([...after.searchParams].slice(0, -1)).toEqual([...previous].filter(([name]) => name !== "keyphrase"))
    }),
  )
})
