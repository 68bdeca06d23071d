import { readFileSync } from "node:fs"
import { PMT, RATE } from "@formulajs/formulajs"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { parseFinnishExample } from "../../contracts/src/generated/credit/representative-example-fi.ts"
import { parseNorwegianExample } from "../../contracts/src/generated/credit/representative-example-no.ts"
import { parseSwedishExample } from "../../contracts/src/generated/credit/representative-example-se.ts"
import { parseSlovakExample } from "../../contracts/src/generated/credit/representative-example-sk.ts"
import { parseBritishExample } from "../../contracts/src/generated/credit/representative-example-uk.ts"
import {
  type CreditProduct,
  type CreditTerms,
  calculateOffer,
  createPaymentPlan,
  EXAMPLE_ITEMS,
  getRepresentativeExample,
  LENDING_RULES,
  type Offer,
  roundHalfUp,
  solveFor,
  solveForMonths,
} from "./index.ts"

const PRODUCT: CreditProduct = {
  ...LENDING_RULES.se,
  ratePercent: 6.45,
  rateKind: "variable",
  setUpFee: 695,
  invoiceFee: 55,
  finalFee: 0,
}
const TERMS: CreditTerms = { price: 389_000, deposit: 78_000, months: 36, residual: 194_500 }

function calculate(product: CreditProduct, terms: CreditTerms): Offer {
  const offer = calculateOffer(product, terms)
  if (!offer.ok) throw new Error(offer.reason)
  return offer
}

test("an offer contains the instalment, the monthly amount with its fee, the cost and the total to repay [spec 2 §9 monthly-payment]", () => {
  expect(calculate(PRODUCT, TERMS)).toMatchObject({
    credit: 311_000,
    instalment: 4613,
    monthly: 4668,
    total: 363_243,
    cost: 52_243,
  })
})

// The price examples that DNB published for car loans of 150,000 over five years, with a set-up fee of 2,160 and 60 a
// month.
test.each([
  [2.99, 4.55, 17_606, 167_606],
  [3.65, 5.23, 20_297, 170_297],
  [4.65, 6.28, 24_427, 174_427],
])(
  "for a Norwegian loan at %f per cent with a capitalised set-up fee, calculateOffer returns the published effective rate %f, cost %i and total %i",
  (ratePercent, effective, cost, total) => {
    const product: CreditProduct = {
      ...LENDING_RULES.no,
      instalmentDecimals: 2,
      ratePercent,
      rateKind: "variable",
      setUpFee: 2160,
      invoiceFee: 60,
      finalFee: 0,
    }
    const offer = calculate(product, { price: 200_000, deposit: 50_000, months: 60, residual: 0 })

    expect(roundHalfUp(offer.effectivePercent, 2)).toBe(effective)
    expect([roundHalfUp(offer.cost), roundHalfUp(offer.total)]).toEqual([cost, total])
  },
)

// Representative examples of Irish hire purchase, as dealers published them in 2026: 60 payments, a documentation fee of
// 75 with the first and an option to purchase fee of 75 with the last.
test.each([
  [38_587.5, 7.95, 781.49, 12_862.5, 59_901.9, 8.4],
  [41_062.5, 7.45, 821.83, 13_687.5, 63_147.3, 7.8],
  [17_925, 6.9, 354.09, 5975, 27_370.4, 7.4],
  [21_612.5, 6.9, 426.93, 11_637.5, 37_403.3, 7.4],
  [10_462.5, 7.95, 211.89, 3487.5, 16_350.9, 8.8],
  [10_367.5, 8.75, 213.96, 5582.5, 18_570.1, 9.7],
  [25_837.5, 7.95, 523.27, 8612.5, 40_158.7, 8.5],
])(
  "calculateOffer returns the published figures for a hire purchase of %f at %f per cent: instalment %f, deposit %f, total %f and APR %f",
  (credit, ratePercent, instalment, deposit, total, apr) => {
    const product: CreditProduct = {
      ...LENDING_RULES.uk,
      finalPaymentOffset: 0,
      ratePercent,
      rateKind: "fixed",
      setUpFee: 75,
      invoiceFee: 0,
      finalFee: 75,
    }
    const offer = calculate(product, { price: credit + deposit, deposit, months: 60, residual: 0 })

    expect(offer.instalment).toBe(instalment)
    expect(roundHalfUp(offer.total + deposit, 2)).toBe(total)
    expect(roundHalfUp(offer.effectivePercent, 1)).toBe(apr)
  },
)

test.each([
  ["invalid-terms", { months: 0 }],
  ["invalid-terms", { months: 12.5 }],
  ["invalid-terms", { price: Number.NaN }],
  ["invalid-terms", { residual: -1 }],
  ["nothing-to-borrow", { deposit: 389_000 }],
  ["nothing-to-borrow", { deposit: 400_000 }],
  ["residual-exceeds-credit", { deposit: 200_000 }],
  ["no-instalment", { price: 1, deposit: 0, residual: 1 }],
] as const)("calculateOffer returns the reason %s for %j", (reason, changed) => {
  expect(calculateOffer(PRODUCT, { ...TERMS, ...changed })).toEqual({ ok: false, reason })
})

test("when the rounded instalments do not repay an interest-free credit exactly, the last payment includes the difference", () => {
  const product: CreditProduct = { ...PRODUCT, ratePercent: 0, setUpFee: 0, invoiceFee: 0 }
  const offer = calculate(product, { price: 100_006, deposit: 0, months: 36, residual: 0 })

  expect(offer).toMatchObject({ instalment: 2778, cost: 2, total: 100_008 })
  expect(calculate(product, { price: 99_990, deposit: 0, months: 36, residual: 0 })).toMatchObject({
    instalment: 2778,
    total: 100_008,
  })
  const below = calculate(product, { price: 100_020, deposit: 0, months: 36, residual: 0 })
  expect(below).toMatchObject({ instalment: 2778, cost: 0, effectivePercent: 0, total: 100_020 })
  expect(createPaymentPlan(below).at(-1)).toMatchObject({ paid: 2790, interest: 0, balance: 0 })
})

const DRAWN = fc
  .record({
    due: fc.constantFrom("arrears", "advance"),
    setUpFeePaid: fc.constantFrom("upfront", "first-instalment", "capitalised"),
    finalPaymentOffset: fc.constantFrom(0, 1),
    instalmentDecimals: fc.constantFrom(0, 2),
    ratePercent: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
    setUpFee: fc.integer({ min: 0, max: 3000 }),
    invoiceFee: fc.integer({ min: 0, max: 100 }),
    finalFee: fc.constantFrom(0, 75),
    price: fc.integer({ min: 60_000, max: 2_000_000 }),
    depositShare: fc.integer({ min: 0, max: 90 }),
    residualShare: fc.integer({ min: 0, max: 95 }),
    months: fc.integer({ min: 6, max: 120 }),
  })
  .map(({ price, depositShare, residualShare, months, ...product }) => {
    const deposit = Math.round((price * depositShare) / 100)
    const residual = Math.round(((price - deposit) * residualShare) / 100)
    return {
      product: { ...product, rateKind: "fixed", rateDecimals: 2 } as CreditProduct,
      terms: { price, deposit, months, residual },
    }
  })

const sum = (amounts: readonly number[]) =>
  roundHalfUp(
    amounts.reduce((all, amount) => all + amount, 0),
    2,
  )

test("in a payment plan, the payments add up to the total, interest and fees add up to the cost, and the final balance is zero", () => {
  fc.assert(
    fc.property(DRAWN, ({ product, terms }) => {
      const offer = calculate(product, terms)
      const plan = createPaymentPlan(offer)

      expect(sum(plan.map(({ paid }) => paid))).toBe(offer.total)
      const financedFee = product.setUpFeePaid === "capitalised" ? product.setUpFee : 0
      expect(sum(plan.flatMap(({ interest, fees }) => [interest, fees]))).toBe(roundHalfUp(offer.cost - financedFee, 2))
      expect(plan.at(-1)?.balance).toBe(0)
      for (const { interest } of plan) expect(interest).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: readSampled(10_000) },
  )
})

test("solving an offer for the price, the deposit, the months or the residual value returns the original value apart from rounding differences", () => {
  fc.assert(
    fc.property(DRAWN, ({ product, terms }) => {
      const { instalment } = calculate(product, terms)
      const known = { ...terms, instalment }
      // A rounded instalment is at most half a unit away in each month.
      const unit = 10 ** -product.instalmentDecimals
      const tolerance = (unit / 2) * terms.months + 0.01

      for (const name of ["price", "deposit"] as const)
        expect(Math.abs(solveFor(name, product, known) - terms[name])).toBeLessThanOrEqual(tolerance)
      const months = solveForMonths(product, known) ?? Number.NaN
      expect(months).toBeLessThanOrEqual(terms.months)
      expect(calculate(product, { ...terms, months }).instalment).toBeLessThanOrEqual(instalment)
      const again = calculateOffer(product, { ...terms, residual: solveFor("residual", product, known) })
      if (again.ok) expect(Math.abs(again.instalment - instalment)).toBeLessThanOrEqual(unit)
    }),
    { numRuns: readSampled(10_000) },
  )
})

test("instalments and effective rates equal the results of the spreadsheet functions PMT and RATE", () => {
  fc.assert(
    fc.property(DRAWN, ({ product, terms }) => {
      const plain: CreditProduct = { ...product, finalPaymentOffset: 0, setUpFee: 0, invoiceFee: 0, finalFee: 0 }
      const { instalment, credit, effectivePercent } = calculate(plain, terms)
      const type = plain.due === "advance" ? 1 : 0
      const rate = plain.ratePercent / 1200
      const payment = -Number(PMT(rate, terms.months, credit, -terms.residual, type))

      expect(instalment).toBeCloseTo(roundHalfUp(payment, plain.instalmentDecimals), 2)
      const monthly = RATE(terms.months, -instalment, credit, -terms.residual, type, rate || 0.001)
      if (typeof monthly === "number" && monthly > 1e-9)
        expect(effectivePercent).toBeCloseTo(((1 + monthly) ** 12 - 1) * 100, 3)
    }),
    { numRuns: 200 },
  )
})

const PARSERS = {
  se: parseSwedishExample,
  no: parseNorwegianExample,
  fi: parseFinnishExample,
  sk: parseSlovakExample,
  uk: parseBritishExample,
}

describe.each(["se", "no", "fi", "sk", "uk"] as const)("the representative example for %s", (market) => {
  const product: CreditProduct = { ...PRODUCT, ...LENDING_RULES[market] }
  const example = getRepresentativeExample(calculate(product, TERMS), market)

  test("the representative example matches the schema of the market, including the order of the properties", () => {
    const schema = readFileSync(`schemas/services/credit/representative-example-${market}.schema.json`, "utf8")

    expect(Object.keys(example ?? {})).toEqual(Object.keys(JSON.parse(schema).properties))
    expect(PARSERS[market](example)).toEqual(example)
  })

  test("the representative example is null when the kind of rate is unknown", () => {
    expect(getRepresentativeExample(calculate({ ...product, rateKind: null }, TERMS), market)).toBeNull()
  })

  test.each(EXAMPLE_ITEMS[market])("a representative example without %s does not match the schema", (name) => {
    expect(PARSERS[market]({ ...example, [name]: undefined })).toBeNull()
  })
})
