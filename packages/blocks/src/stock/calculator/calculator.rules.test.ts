import { expect, test } from "vitest"
import {
  depositLimits,
  effectiveRatePercent,
  fillDisclaimer,
  monthlyPayment,
  periodOf,
  totalToPay,
} from "./calculator.rules.ts"

const CREDIT = { principal: 311_000, ratePercent: 5.45, months: 36, residual: 194_500 }
const PERIOD = { months: 36, residualPercent: 50, minPercent: 20, maxPercent: 70 }

test("the monthly payment is an annuity on rate, months, principal and residual, rounded [spec 2 §9 monthly-payment]", () => {
  expect(monthlyPayment(CREDIT)).toBe(4399)
})

test("without interest the principal is paid in equal parts down to the residual", () => {
  expect(monthlyPayment({ principal: 120_000, ratePercent: 0, months: 24, residual: 24_000 })).toBe(4000)
})

test("the greatest deposit is rounded to the nearest thousand [spec 2 §9 loan-steps.maximum]", () => {
  expect(depositLimits(389_000, PERIOD)).toEqual({ min: 78_000, max: 272_000 })
})

test("a deposit that cannot be chosen has one value, never a greatest below the least", () => {
  expect(depositLimits(9000, { ...PERIOD, minPercent: 20, maxPercent: 20 })).toEqual({ min: 2000, max: 2000 })
})

test("without fees the effective rate is the nominal one, compounded by the month", () => {
  const effective = effectiveRatePercent({ ...CREDIT, startFee: 0, invoiceFee: 0 })

  expect(effective).toBeCloseTo(((1 + 5.45 / 1200) ** 12 - 1) * 100, 2)
})

test("fees make the effective rate higher", () => {
  const bare = effectiveRatePercent({ ...CREDIT, startFee: 0, invoiceFee: 0 }) ?? 0
  const dear = effectiveRatePercent({ ...CREDIT, startFee: 695, invoiceFee: 55 }) ?? 0

  expect(dear).toBeGreaterThan(bare)
})

test("where less is paid back than was lent there is no effective rate", () => {
  expect(
    effectiveRatePercent({
      ...CREDIT,
      principal: 900_000,
      ratePercent: 0,
      residual: 900_000,
      startFee: -1,
      invoiceFee: 0,
    }),
  ).toBeNull()
})

test("all that is paid is the payments, the residual and the fees", () => {
  expect(totalToPay({ ...CREDIT, startFee: 695, invoiceFee: 55 })).toBe(36 * (4399 + 55) + 194_500 + 695)
})

test("a period that is not offered is the nearest that is, the shorter of two", () => {
  const periods = [{ months: 24 }, { months: 36 }, { months: 48 }]

  expect(periodOf(periods, 30)?.months).toBe(24)
  expect(periodOf(periods, 60)?.months).toBe(48)
  expect(periodOf([], 36)).toBeNull()
})

test("a disclaimer is filled in with what was chosen", () => {
  expect(fillDisclaimer("{months} månader, {interest_rate}", { months: "36", interest_rate: "5,45 %" })).toBe(
    "36 månader, 5,45 %",
  )
})

test("half an example is none", () => {
  expect(fillDisclaimer("{months} månader, {interest_rate}", { months: "36" })).toBeNull()
})
