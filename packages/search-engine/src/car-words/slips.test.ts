import { expect, test } from "vitest"
import { isSlip, isSoundAlike } from "./slips.ts"

test.each([
  ["a missing letter", "volo", "volvo"],
  ["a swapped letter", "adui", "audi"],
  ["a neighbouring key", "firs", "fird"],
  ["a letter that sounds alike", "audy", "audi"],
  ["a doubled letter", "oppel", "opel"],
])("%s counts as a misspelling", (_, word, name) => {
  expect(isSlip(word, name)).toBe(true)
})

test.each([
  ["another letter", "open", "opel"],
  ["an added letter", "audio", "audi"],
  ["a name of three letters", "kio", "kia"],
  ["a digit", "aud1", "audi"],
  ["the same word", "audi", "audi"],
])("%s does not count as a misspelling", (_, word, name) => {
  expect(isSlip(word, name)).toBe(false)
})

test.each([
  ["hunday", "hyundai", true],
  ["wolksvagen", "volkswagen", true],
  ["skåda", "škoda", false],
  ["renting", "renault", false],
])("isSoundAlike(%s, %s) returns %s", (word, name, expected) => {
  expect(isSoundAlike(word, name)).toBe(expected)
})
