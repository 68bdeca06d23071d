import { expect, test } from "vitest"
import { isPersonName } from "./person-name.ts"

test.each([
  ["Alva", true],
  ["Anna-Karin O'Neill Jr.", true],
  ["J.R.R.", true],
  ["李", true],
  ["", false],
  [" \u00a0", false],
  ["Buy at https://spam.example", false],
  ["spam.example/win", false],
  ["Www.spam.example", false],
  ["win@spam.example", false],
])("isPersonName for the text %j returns %s", (text, expected) => {
  expect(isPersonName(text)).toBe(expected)
})
