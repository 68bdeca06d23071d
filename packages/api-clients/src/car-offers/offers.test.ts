import { type CreditProduct, LENDING_RULES } from "@forecourt/finance"
import { expect, test } from "vitest"
import {
  findPeriod,
  formatDisclaimer,
  getDepositLimits,
  getFirstFeeLimits,
  getFirstLease,
  getFirstLoan,
  getFirstPrivate,
  getGreatestResidual,
  getLoanOffer,
} from "./offers.ts"
import type { CompanyTerms, LoanTerms, PrivateTerms } from "./offers.types.ts"

const PRODUCT: CreditProduct = {
  ...LENDING_RULES.se,
  ratePercent: 5.45,
  rateKind: "variable",
  setUpFee: 695,
  invoiceFee: 55,
  finalFee: 0,
}
const TERMS = { price: 389_000, product: PRODUCT, market: "se" } as const
const PERIOD = { months: 36, residualPercent: 50, minPercent: 20, maxPercent: 70 }

test("the monthly payment is the rounded annuity for the rate, the number of months, the principal and the residual value [spec 2 §9 monthly-payment]", () => {
  const offer = getLoanOffer(TERMS, { period: PERIOD, deposit: 78_000, residualPercent: 50 })

  expect(offer).toMatchObject({ credit: 311_000, instalment: 4399, total: 36 * (4399 + 55) + 194_500 + 695 })
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

test("the maximum residual value is the period's limit, or the financed percentage of the price if it is lower", () => {
  expect(getGreatestResidual(TERMS, PERIOD, 78_000)).toBe(50)
  expect(getGreatestResidual(TERMS, PERIOD, 272_000)).toBe(30)
})

test("an interest-free loan with the maximum residual value still has a monthly payment above 0", () => {
  const terms = { ...TERMS, price: 200_000, product: { ...PRODUCT, ratePercent: 0 } }
  const percent = getGreatestResidual(terms, { ...PERIOD, residualPercent: 80 }, 40_000)

  expect(percent).toBe(79)
})

test("the maximum first fee of a company lease leaves a financed amount that is at least the residual value", () => {
  expect(getFirstFeeLimits(TERMS, { ...PERIOD, residualPercent: 60 })).toEqual({ min: 20, max: 40 })
  expect(getFirstFeeLimits(TERMS, { ...PERIOD, residualPercent: 90 })).toBeNull()
})

test.each([
  ["the set-up fee exceeds the financed amount", { setUpFee: 400_000 }],
  ["the kind of rate is unknown", { rateKind: null }],
  ["the rate is not a number", { ratePercent: Number.NaN }],
])("getLoanOffer returns null when %s", (_, changed) => {
  const terms = { ...TERMS, product: { ...PRODUCT, ...changed } as CreditProduct }

  expect(getLoanOffer(terms, { period: PERIOD, deposit: 0, residualPercent: 0 })).toBeNull()
})

const LOAN: LoanTerms = {
  way: "loan",
  currency: "SEK",
  ...TERMS,
  disclaimer: "{months}",
  defaultMonths: 36,
  periods: [
    { ...PERIOD, months: 24, residualPercent: 60 },
    PERIOD,
    { ...PERIOD, months: 48, residualPercent: 40, maxPercent: 40 },
  ],
}

test("loan values outside the lender's limits are set to the nearest limit", () => {
  const read = (selected: Parameters<typeof getFirstLoan>[1]) => {
    const choice = getFirstLoan(LOAN, selected)
    return [choice?.period.months, choice?.deposit, choice?.residualPercent]
  }

  expect(read({})).toEqual([36, 78_000, 50])
  expect(read({ loanMonths: 48, loanDeposit: 100_000, loanResidual: 10 })).toEqual([48, 100_000, 10])
  expect(read({ loanMonths: 999, loanDeposit: 9_000_000, loanResidual: 99 })).toEqual([48, 156_000, 40])
  expect(read({ loanDeposit: 0 })).toEqual([36, 78_000, 50])
})

test("getFirstLease replaces leasing values that the lessor does not offer with the nearest offered values", () => {
  const company: CompanyTerms = {
    way: "company",
    currency: "SEK",
    price: 300_000,
    product: PRODUCT,
    disclaimer: "{months}",
    mileages: ["1 000 mil/år", "1 500 mil/år"].map((mileage) => ({ mileage, periods: [PERIOD] })),
    defaultMileage: "1 000 mil/år",
    defaultMonths: 36,
  }
  const first = getFirstLease(company, { companyMileage: 1500, companyMonths: 24, companyFirst: 90 })
  expect([first?.mileage.mileage, first?.period.months, first?.firstPercent]).toEqual(["1 500 mil/år", 36, 50])
  expect(getFirstLease(company, { companyMileage: 7 })?.mileage.mileage).toBe("1 000 mil/år")

  const fees = { startFee: 0, invoiceFee: 55, disclaimer: "{months}" }
  const offers: PrivateTerms["offers"] = [
    { months: 36, mileage: "1 000 mil/år", monthly: 4000, ...fees },
    { months: 24, mileage: "1 500 mil/år", monthly: 5000, ...fees },
  ]
  const terms: PrivateTerms = { way: "private", currency: "SEK", included: [], offers }
  expect(getFirstPrivate(terms)?.monthly).toBe(4000)
  expect(getFirstPrivate(terms, { privateMileage: 1500, privateMonths: 36 })?.monthly).toBe(5000)
  expect(getFirstPrivate(terms, { privateMileage: 9 })?.monthly).toBe(4000)
})

test("findPeriod returns the closest available period, and the shorter period when two are equally close", () => {
  const periods = [{ months: 24 }, { months: 36 }, { months: 48 }]

  expect(findPeriod(periods, 30)?.months).toBe(24)
  expect(findPeriod(periods, 60)?.months).toBe(48)
  expect(findPeriod([], 36)).toBeNull()
})

test("formatDisclaimer replaces the placeholders with the chosen values", () => {
  expect(formatDisclaimer("{months} månader, {interest_rate}", { months: "36", interest_rate: "5,45 %" })).toBe(
    "36 månader, 5,45 %",
  )
})

test("formatDisclaimer returns null for a blank text and for a malformed placeholder", () => {
  expect(formatDisclaimer(" ", {})).toBeNull()
  expect(formatDisclaimer("{months} månader, {interest-rate}", { months: "36" })).toBeNull()
  expect(formatDisclaimer("{months månader", { months: "36" })).toBeNull()
  expect(formatDisclaimer("{months} månader, {constructor}", { months: "36" })).toBeNull()
})

test("formatDisclaimer returns null when the values contain no entry for a placeholder", () => {
  expect(formatDisclaimer("{months} månader, {interest_rate}", { months: "36" })).toBeNull()
})
