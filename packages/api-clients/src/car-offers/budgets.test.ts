import { expect, test } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { getBudgetOptions, listBudgetCodes, listFittingCodes, parseBudget } from "./budgets.ts"
import { getMonthlyPrice } from "./offers.ts"
import { getWayToPay } from "./read-offers.ts"

const CAR = found.car
const KRONOR = getBudgetOptions("SEK")

test("each budget code of a car contains the lowest limit that is not below the instalment in the calculator", () => {
  const terms = getWayToPay("loan", CAR, { locale: "sv-SE", market: "se" })
  const budgets = listBudgetCodes(CAR).map((code) => parseBudget(code))
  const wrong = budgets.filter((budget) => {
    if (terms === null || budget === null) return true
    const selected = { loanMonths: budget.months, loanDeposit: budget.deposit }
    const amount = getMonthlyPrice(terms, selected)?.amount ?? Number.NaN
    const limits = KRONOR?.monthly ?? []
    return !(amount <= budget.monthly && amount > (limits[limits.indexOf(budget.monthly) - 1] ?? 0))
  })

  expect(budgets.length).toBeGreaterThan(5)
  expect(wrong).toEqual([])
})

test("a car has no budget codes if its loan is not shown on its page", () => {
  const { car_loan_option: loan, ...car } = CAR

  expect(listBudgetCodes(car)).toEqual([])
  expect(listBudgetCodes({ ...CAR, car_loan_option: { ...loan, disclaimer: "{unknown}" } })).toEqual([])
  expect(listBudgetCodes({ ...CAR, car_loan_monthly_cost: 1 })).toEqual([])
  expect(listBudgetCodes({ ...CAR, car_price_currency: "GBP" })).toEqual([])
})

test("of two contract periods with the same number of months, only the first one counts", () => {
  const { car_loan_option: loan, car_loan_monthly_cost: _, ...car } = CAR
  const [period] = loan.contract_durations
  const durations = [
    { ...period, months: 36, residual_percentage: 0 },
    { ...period, months: 36, residual_percentage: 50 },
  ]
  const one = { ...car, car_loan_option: { ...loan, contract_durations: durations.slice(0, 1) } }
  const two = { ...car, car_loan_option: { ...loan, contract_durations: durations } }

  expect(listBudgetCodes(one).length).toBeGreaterThan(0)
  expect(listBudgetCodes(two)).toEqual(listBudgetCodes(one))
})

test("a car has no budget codes for a deposit below the lender's minimum", () => {
  const least = Math.min(...listBudgetCodes(CAR).map((code) => parseBudget(code)?.deposit ?? 0))

  expect(least).toBeGreaterThanOrEqual(CAR.car_price * 0.2)
})

test("a budget also covers cars with a lower monthly limit, but not those with another term or deposit", () => {
  const codes = listFittingCodes({ months: 72, deposit: 50_000, monthly: 150 })

  expect(codes).toEqual(["72-50000-100", "72-50000-150"])
  expect(listFittingCodes({ months: 72, deposit: 50_000, monthly: 15_000 }).length).toBeLessThanOrEqual(100)
})

test.each(["72-50000", "72-50000-x", "72 50000 2000", ""])("the text %j is not a budget", (text) => {
  expect(parseBudget(text)).toBeNull()
})
