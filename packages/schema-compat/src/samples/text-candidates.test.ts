import { expect, test } from "vitest"
import { createTextCandidates } from "./text-candidates.ts"

const none = { lengths: [], patterns: [], formats: [] }
const USUAL = ["a", "", "1", "Aa 1"]

test("without length limits and patterns, createTextCandidates returns only the default sample texts", () => {
  expect(createTextCandidates(none)).toEqual(USUAL)
})

test("sample texts are created just below, at and just above a length limit, in ASCII letters and in surrogate pairs", () => {
  expect(createTextCandidates({ ...none, lengths: [2] })).toEqual([
    "a",
    "",
    "a",
    "aa",
    "aaa",
    "😀",
    "😀😀",
    "😀😀😀",
    "1",
    "Aa 1",
  ])
  expect(createTextCandidates({ ...none, lengths: [0] })).toEqual(["a", "", "", "a", "😀", "1", "Aa 1"])
})

test("no sample text is longer than two thousand characters", () => {
  const getLengths = (length: number) =>
    new Set(createTextCandidates({ ...none, lengths: [length] }).map((text) => [...text].length))

  expect([...getLengths(1999)].sort((a, b) => a - b)).toEqual([0, 1, 4, 1998, 1999, 2000])
  expect([...getLengths(2000)].sort((a, b) => a - b)).toEqual([0, 1, 4, 1999, 2000])
  expect([...getLengths(2002)].sort((a, b) => a - b)).toEqual([0, 1, 4])
})

test.each([
  ["date", "2026-11-20"],
  ["time", "09:30:00Z"],
  ["date-time", "2026-11-20T09:30:00Z"],
  ["uri", "https://example.com/a"],
  ["uri-reference", "/a"],
  ["email", "a@example.com"],
  ["uuid", "3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a"],
])("sample texts include an example for the format %s and no example for an unknown format", (name, text) => {
  expect(createTextCandidates({ ...none, formats: [name, "colour"] })).toEqual([text, ...USUAL])
})

test("for several patterns, some sample texts match all patterns and others match only one pattern", () => {
  expect(createTextCandidates({ ...none, patterns: ["^b*$", "c|^b{2}$"] })).toEqual([
    "bb",
    "bb",
    "",
    "",
    "c",
    "c",
    ...USUAL,
  ])
  expect(createTextCandidates({ ...none, patterns: ["^b*$"], lengths: [3] }).slice(0, 7)).toEqual([
    "",
    "b",
    "",
    "",
    "bb",
    "bbb",
    "bbbb",
  ])
  expect(createTextCandidates({ ...none, patterns: ["(?=a)"] })).toEqual(USUAL)
})

test("sample texts for a pattern have fewer than a hundred characters", () => {
  const createWithin = (length: number) =>
    createTextCandidates({ ...none, patterns: ["^b*$"], lengths: [length] }).filter((text) => /^b{50}/.test(text))

  expect(createWithin(99).map(({ length }) => length)).toEqual([98, 99])
  expect(createWithin(98).map(({ length }) => length)).toEqual([97, 98, 99])
})
