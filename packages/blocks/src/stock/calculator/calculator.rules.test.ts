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

test("the monthly payment is an annuity on rate, months, principal and residual, rounded [spec 2 §9 monthly-payment]", () => {
  expect(calculateMonthlyPayment(CREDIT)).toBe(4399)
})

test("without interest the principal is paid in equal parts down to the residual", () => {
  expect(calculateMonthlyPayment({ principal: 120_000, ratePercent: 0, months: 24, residual: 24_000 })).toBe(4000)
})

test("the greatest deposit is rounded to the nearest thousand [spec 2 §9 loan-steps.maximum]", () => {
  expect(getDepositLimits(TERMS, PERIOD)).toEqual({ min: 78_000, max: 272_000 })
})

test("a deposit that cannot be chosen has one value, never a greatest below the least", () => {
  const period = { ...PERIOD, minPercent: 20, maxPercent: 20 }

  expect(getDepositLimits({ ...TERMS, price: 9000 }, period)).toEqual({ min: 2000, max: 2000 })
})

test("the greatest deposit leaves a credit", () => {
  const period = { ...PERIOD, maxPercent: 100 }

  expect(getDepositLimits({ ...TERMS, price: 564_900 }, period)?.max).toBeLessThan(564_900)
})

test("a loan has no deposit where the least leaves no credit", () => {
  expect(getDepositLimits({ ...TERMS, price: 600 }, PERIOD)).toBeNull()
})

test("the greatest residual is the period's, or as much as the credit allows", () => {
  expect(getGreatestResidual(TERMS, PERIOD, 78_000)).toBe(50)
  expect(getGreatestResidual(TERMS, PERIOD, 272_000)).toBe(30)
})

test("a credit without interest leaves something to pay by the month", () => {
  const terms = { ...TERMS, price: 200_000, ratePercent: 0 }
  const percent = getGreatestResidual(terms, { ...PERIOD, residualPercent: 80 }, 40_000)

  expect(percent).toBe(79)
})

test("the first fee of a company leaves a credit above the residual", () => {
  expect(getFirstFeeLimits(TERMS, { ...PERIOD, residualPercent: 60 })).toEqual({ min: 20, max: 40 })
  expect(getFirstFeeLimits(TERMS, { ...PERIOD, residualPercent: 90 })).toBeNull()
})

test("a loan whose fee takes the whole credit has no offer", () => {
  expect(getLoanOffer({ ...TERMS, startFee: 400_000 }, { period: PERIOD, deposit: 0, residualPercent: 0 })).toBeNull()
})

test("a credit without interest and fees has an effective rate of 0, also where its payments are rounded down", () => {
  const offer = getLoanOffer(
    { price: 100_000, ratePercent: 0, startFee: 0, invoiceFee: 0 },
    { period: { ...PERIOD, months: 33 }, deposit: 0, residualPercent: 0 },
  )

  expect(offer).toMatchObject({ monthly: 3030, effectivePercent: 0 })
})

test("without fees the effective rate is the nominal one, compounded by the month", () => {
  const effective = calculateCostRate({ ...CREDIT, startFee: 0, invoiceFee: 0 })

  expect(effective).toBeCloseTo(((1 + 5.45 / 1200) ** 12 - 1) * 100, 2)
})

test("fees make the effective rate higher", () => {
  const bare = calculateCostRate({ ...CREDIT, startFee: 0, invoiceFee: 0 }) ?? 0
  const dear = calculateCostRate({ ...CREDIT, startFee: 695, invoiceFee: 55 }) ?? 0

  expect(dear).toBeGreaterThan(bare)
})

test("where less is paid back than was lent there is no effective rate", () => {
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

test("all that is paid is the payments, the residual and the fees", () => {
  expect(calculateTotal({ ...CREDIT, startFee: 695, invoiceFee: 55 })).toBe(36 * (4399 + 55) + 194_500 + 695)
})

test("a period that is not offered is the nearest that is, the shorter of two", () => {
  const periods = [{ months: 24 }, { months: 36 }, { months: 48 }]

  expect(findPeriod(periods, 30)?.months).toBe(24)
  expect(findPeriod(periods, 60)?.months).toBe(48)
  expect(findPeriod([], 36)).toBeNull()
})

test("a disclaimer is filled in with what was chosen", () => {
  expect(formatDisclaimer("{months} månader, {interest_rate}", { months: "36", interest_rate: "5,45 %" })).toBe(
    "36 månader, 5,45 %",
  )
})

test("a disclaimer without words, or with a bracket that is left, is none", () => {
  expect(formatDisclaimer(" ", {})).toBeNull()
  expect(formatDisclaimer("{months} månader, {interest-rate}", { months: "36" })).toBeNull()
  expect(formatDisclaimer("{months månader", { months: "36" })).toBeNull()
})

test("half an example is none", () => {
  expect(formatDisclaimer("{months} månader, {interest_rate}", { months: "36" })).toBeNull()
})
