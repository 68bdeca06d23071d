import { expect, test } from "vitest"
import { readSelectedTerms } from "./read-selected-terms.ts"

const read = (terms: Readonly<Record<string, unknown>>) => readSelectedTerms((name) => terms[name])

test("percentages are rounded to one decimal, and other terms must be integers", () => {
  expect(read({ loanResidual: 20.734, companyFirst: 13.5 })).toEqual({ loanResidual: 20.7, companyFirst: 13.5 })
  expect(read({ loanDeposit: 80_000.5, loanMonths: 36 })).toEqual({ loanMonths: 36 })
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, "36", null])("the value %s is not a term", (value) => {
  expect(read({ loanMonths: value, loanResidual: value })).toBeNull()
})
