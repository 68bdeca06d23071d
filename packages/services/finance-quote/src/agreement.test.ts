import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { createAgreement, getDepositLimits, solveDeposit } from "./agreement.ts"
import { PRODUCTS } from "./lender.ts"

const AGREED = fc
  .record({
    product: fc.constantFrom(...PRODUCTS),
    price: fc.integer({ min: 150_000, max: 12_000_000 }),
    of: fc.double({ min: 0, max: 1, noNaN: true }),
    at: fc.nat(),
  })
  .map(({ product, price, of, at }) => {
    const pick = <Value>(values: readonly Value[]) => values[at % values.length] as Value
    const miles = product.contract && pick(product.contract.mileages)
    const choice = { price, term: pick(product.terms), ...(miles !== undefined && { annualMileage: miles }) }
    const { min, max } = getDepositLimits(product, price)
    return { product, choice, deposit: min + Math.round((max - min) * of) }
  })

test("a deposit calculated from a monthly payment results in exactly the same monthly payment", () => {
  fc.assert(
    fc.property(AGREED, ({ product, choice, deposit }) => {
      const { payment } = createAgreement(product, choice, deposit)
      const back = Math.max(solveDeposit(product, choice, payment), 0)
      expect(createAgreement(product, choice, back).payment).toBe(payment)
      // Half a penny a month is what was rounded away.
      expect(Math.abs(back - deposit)).toBeLessThanOrEqual(choice.term / 2 + 1)
    }),
    { numRuns: readSampled(5000) },
  )
})

test("all amounts of an agreement are whole pence and add up, and a higher deposit never increases the monthly payment", () => {
  fc.assert(
    fc.property(AGREED, ({ product, choice, deposit }) => {
      const agreement = createAgreement(product, choice, deposit)
      const { credit, payment, futureValue, totalPayable } = agreement
      for (const amount of [credit, payment, futureValue, totalPayable]) expect(Number.isSafeInteger(amount)).toBe(true)
      expect(totalPayable).toBe(deposit + choice.term * payment + futureValue + product.optionFee)
      expect(totalPayable).toBeGreaterThan(choice.price)
      expect(payment).toBeGreaterThan(0)
      expect(agreement.apr).toBeGreaterThanOrEqual(product.ratePercent)
      const { max } = getDepositLimits(product, choice.price)
      expect(createAgreement(product, choice, max).payment).toBeLessThanOrEqual(payment)
    }),
    { numRuns: readSampled(3000) },
  )
})
