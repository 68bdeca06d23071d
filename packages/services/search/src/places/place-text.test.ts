import { expect, test } from "vitest"
import { hasPostcode, listPossibleNames } from "./place-text.ts"

test.each([
  ["Borås", ["Borås"]],
  ["Storgatan 1, Lund", ["Storgatan 1, Lund", "Lund"]],
  ["Storgatan 1B Lund", ["Storgatan 1B Lund", "Lund"]],
  ["222 22 Lund", ["222 22 Lund", "Lund"]],
  ["12 High Street, London SW1A 1AA", ["12 High Street, London SW1A 1AA", "London"]],
  ["Lund,", ["Lund,", "Lund"]],
])("listPossibleNames for the text %j returns %j", (text, names) => {
  expect(listPossibleNames(text)).toEqual(names)
})

test.each(["411 01", "41101", "S-411 01", "0150", "SW1A 1AA", "sw1a", "811 01"])("%j is a postcode", (text) => {
  expect(hasPostcode(text)).toBe(true)
})

test.each(["Lund", "Storgatan 12", "Mo i Rana"])("%j contains no postcode", (text) => {
  expect(hasPostcode(text)).toBe(false)
})
