import { expect, test } from "vitest"
import { readRegNo, tidyRegNo } from "./registration-numbers.ts"

test.each([
  ["abc 123", "ABC123"],
  ["AB12-CDE", "AB12CDE"],
  ["vin ter7", "VINTER7"],
  ["köö1", "KÖÖ1"],
])("%s is stored as %s", (typed, stored) => {
  expect([tidyRegNo(typed), readRegNo(typed)]).toEqual([stored, stored])
})

test.each(["", "A", "ABC12345", "ABC_12", "12.3", "<b>"])("%j is no registration number", (typed) => {
  expect(readRegNo(typed)).toBeNull()
})
