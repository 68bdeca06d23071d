import { expect, test } from "vitest"
import {
  calculateCostRate,
  calculateMonthlyPayment,
  calculateTotal,
  findPeriod,
  formatDisclaimer,
  getDepositLimits,
  getFirstFeeLimits,
  getGreatestResidual,
  getLoanOffer,
} from "./calculator.rules.ts"

const CREDIT = { principal: 311_000, ratePercent: 5.45, months: 36, residual: 194_500 }
const TERMS = { price: 389_000, ratePercent: 5.45, startFee: 695, invoiceFee: 55 }
const PERIOD = { months: 36, residualPercent: 50, minPercent: 20, maxPercent: 70 }

test("the monthly payment is the rounded annuity for the rate, the number of months, the principal and the residual value [spec 2 §9 monthly-payment]", () => {
  expect(calculateMonthlyPayment(CREDIT)).toBe(4399)
})

test("without interest, the principal minus the residual value is paid in equal instalments", () => {
  expect(calculateMonthlyPayment({ principal: 120_000, ratePercent: 0, months: 24, residual: 24_000 })).toBe(4000)
})

test("the maximum deposit is rounded to the nearest thousand [spec 2 §9 loan-steps.maximum]", () => {
  expect(getDepositLimits(TERMS, PERIOD)).toEqual({ min: 78_000, max: 272_000 })
})

test("the maximum deposit is never below the minimum deposit", () => {
  const period = { ...PERIOD, minPercent: 20, maxPercent: 20 }

  expect(getDepositLimits({ ...TERMS, price: 9000 }, period)).toEqual({ min: 2000, max: 2000 })
})

test("the maximum deposit is always lower than the price", () => {
  const period = { ...PERIOD, maxPercent: 100 }

  expect(getDepositLimits({ ...TERMS, price: 564_900 }, period)?.max).toBeLessThan(564_900)
})

test("getDepositLimits returns null when the minimum deposit is not below the price", () => {
  expect(getDepositLimits({ ...TERMS, price: 600 }, PERIOD)).toBeNull()
})

test("the maximum residual value is the lower of the period's limit and the financed share of the price", () => {
  expect(getGreatestResidual(TERMS, PERIOD, 78_000)).toBe(50)
  expect(getGreatestResidual(TERMS, PERIOD, 272_000)).toBe(30)
})

test("an interest-free loan with the maximum residual value still has a monthly payment above 0", () => {
  const terms = { ...TERMS, price: 200_000, ratePercent: 0 }
  const percent = getGreatestResidual(terms, { ...PERIOD, residualPercent: 80 }, 40_000)

  expect(percent).toBe(79)
})

test("the maximum first fee of a company lease leaves a financed amount that is at least the residual value", () => {
  expect(getFirstFeeLimits(TERMS, { ...PERIOD, residualPercent: 60 })).toEqual({ min: 20, max: 40 })
  expect(getFirstFeeLimits(TERMS, { ...PERIOD, residualPercent: 90 })).toBeNull()
})

test("getLoanOffer returns null when the start fee is greater than the financed amount", () => {
  expect(getLoanOffer({ ...TERMS, startFee: 400_000 }, { period: PERIOD, deposit: 0, residualPercent: 0 })).toBeNull()
})

test("a loan without interest and fees has an effective rate of 0, even when rounding lowers the monthly payment", () => {
  const offer = getLoanOffer(
    { price: 100_000, ratePercent: 0, startFee: 0, invoiceFee: 0 },
    { period: { ...PERIOD, months: 33 }, deposit: 0, residualPercent: 0 },
  )

  expect(offer).toMatchObject({ monthly: 3030, effectivePercent: 0 })
})

test("without fees, the effective rate is the nominal rate compounded monthly", () => {
  const effective = calculateCostRate({ ...CREDIT, startFee: 0, invoiceFee: 0 })

  expect(effective).toBeCloseTo(((1 + 5.45 / 1200) ** 12 - 1) * 100, 2)
})

test("fees increase the effective rate", () => {
  const bare = calculateCostRate({ ...CREDIT, startFee: 0, invoiceFee: 0 }) ?? 0
  const dear = calculateCostRate({ ...CREDIT, startFee: 695, invoiceFee: 55 }) ?? 0

  expect(dear).toBeGreaterThan(bare)
})

test("calculateCostRate returns null when the total repayment is lower than the principal", () => {
  expect(
    calculateCostRate({
      ...CREDIT,
      principal: 900_000,
      ratePercent: 0,
      residual: 900_000,
      startFee: -100,
      invoiceFee: 0,
    }),
  ).toBeNull()
})

test("the total cost is the sum of the payments, the residual value and the fees", () => {
  expect(calculateTotal({ ...CREDIT, startFee: 695, invoiceFee: 55 })).toBe(36 * (4399 + 55) + 194_500 + 695)
})

test("findPeriod returns the closest available period, and the shorter period when two are equally close", () => {
  const periods = [{ months: 24 }, { months: 36 }, { months: 48 }]

  expect(findPeriod(periods, 30)?.months).toBe(24)
  expect(findPeriod(periods, 60)?.months).toBe(48)
  expect(findPeriod([], 36)).toBeNull()
})

test("a disclaimer contains the chosen values", () => {
  expect(formatDisclaimer("{months} månader, {interest_rate}", { months: "36", interest_rate: "5,45 %" })).toBe(
    "36 månader, 5,45 %",
  )
})

test("formatDisclaimer returns null for a blank text and for a malformed placeholder", () => {
  expect(formatDisclaimer(" ", {})).toBeNull()
  expect(formatDisclaimer("{months} månader, {interest-rate}", { months: "36" })).toBeNull()
  expect(formatDisclaimer("{months månader", { months: "36" })).toBeNull()
})

test("formatDisclaimer returns null when the values contain no entry for a placeholder", () => {
  expect(formatDisclaimer("{months} månader, {interest_rate}", { months: "36" })).toBeNull()
})
