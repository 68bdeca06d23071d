import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { type CashFlow, calculateCredit, calculateEffectiveRate, calculateInstalment, roundHalfUp } from "./index.ts"

const payments = (months: number, amount: number): CashFlow[] =>
  Array.from({ length: months }, (_, index) => ({ month: index + 1, amount: -amount }))

// The examples of Directive 98/7/EC, annex II, whose equation is that of 2008/48/EC and 2023/2225.
test.each([
  [12.9, "repaid once after a year and a half", 1000, [[18, 1200]]],
  [16.9, "with 50 kept back for expenses", 950, [[18, 1200]]],
  [
    13.1,
    "repaid in two years",
    1000,
    [
      [12, 600],
      [24, 600],
    ],
  ],
  [
    13.2,
    "repaid in a year, unequally",
    1000,
    [
      [3, 272],
      [6, 272],
      [12, 544],
    ],
  ],
] as const)("calculateEffectiveRate returns %f %% for a credit %s", (expected, _, lent, paid) => {
  const rate = calculateEffectiveRate([
    { month: 0, amount: lent },
    ...paid.map(([month, amount]) => ({ month, amount: -amount })),
  ])

  expect(roundHalfUp(rate ?? Number.NaN, 1)).toBe(expected)
})

// Representative examples of Irish hire purchase, as dealers published them in 2026: 60 payments, a documentation fee of
// 75 with the first and an option to purchase fee of 75 with the last. In cents.
test.each([
  [38_587_50, 7.95, 781_49, 12_862_50, 59_901_90, 8.4],
  [41_062_50, 7.45, 821_83, 13_687_50, 63_147_30, 7.8],
  [17_925_00, 6.9, 354_09, 5_975_00, 27_370_40, 7.4],
  [21_612_50, 6.9, 426_93, 11_637_50, 37_403_30, 7.4],
  [10_462_50, 7.95, 211_89, 3_487_50, 16_350_90, 8.8],
  [10_367_50, 8.75, 213_96, 5_582_50, 18_570_10, 9.7],
  [25_837_50, 7.95, 523_27, 8_612_50, 40_158_70, 8.5],
])(
  "for a published hire-purchase example with the principal %i and the rate %f %%, the calculated monthly payment is %i, matched to the cent",
  (principal, ratePercent, payment, deposit, total, apr) => {
    const fees = [
      { month: 1, amount: -75_00 },
      { month: 60, amount: -75_00 },
    ]
    const rate = calculateEffectiveRate([{ month: 0, amount: principal }, ...payments(60, payment), ...fees])

    expect(roundHalfUp(calculateInstalment({ principal, ratePercent, months: 60, residual: 0 }))).toBe(payment)
    expect(deposit + 60 * payment + 150_00).toBe(total)
    expect(roundHalfUp(rate ?? Number.NaN, 1)).toBe(apr)
  },
)

test("with the final payment due one month after the last instalment, the calculated effective rate equals the advertised 12.9 %", () => {
  const lent = { month: 0, amount: 10_995_00 }
  const rateWith = (month: number) =>
    roundHalfUp(calculateEffectiveRate([lent, ...payments(48, 221_40), { month, amount: -4_296_59 }]) ?? Number.NaN, 1)

  expect(rateWith(49)).toBe(12.9)
  expect(rateWith(48)).not.toBe(12.9)
})

const CREDIT = fc.record({
  principal: fc.integer({ min: 100_000, max: 10_000_000 }),
  ratePercent: fc.double({ min: 0, max: 40, noNaN: true }),
  months: fc.integer({ min: 6, max: 84 }),
  residual: fc.integer({ min: 0, max: 90_000 }),
  residualOffset: fc.integer({ min: 0, max: 1 }),
})

test("calculateCredit is the inverse of calculateInstalment", () => {
  fc.assert(
    fc.property(CREDIT, (credit) => {
      expect(calculateCredit(calculateInstalment(credit), credit)).toBeCloseTo(credit.principal, 3)
    }),
    { numRuns: readSampled(2000) },
  )
})

test("without fees, calculateEffectiveRate returns the nominal rate compounded monthly", () => {
  fc.assert(
    fc.property(CREDIT, (credit) => {
      const { principal, months, residual, residualOffset, ratePercent } = credit
      const end = { month: months + residualOffset, amount: -residual }
      const rate = calculateEffectiveRate([
        { month: 0, amount: principal },
        ...payments(months, calculateInstalment(credit)),
        end,
      ])
      expect(rate).toBeCloseTo(((1 + ratePercent / 1200) ** 12 - 1) * 100, 5)
    }),
    { numRuns: readSampled(500) },
  )
})

test("the instalments from calculateInstalment and the residual value repay the debt exactly", () => {
  const credit = { principal: 10_000, ratePercent: 12, months: 24, residual: 4000, residualOffset: 1 }
  const payment = calculateInstalment(credit)
  let owed = credit.principal
  for (let month = 1; month <= 25; month += 1) owed = owed * 1.01 - (month <= 24 ? payment : 4000)

  expect(owed).toBeCloseTo(0, 6)
})

test("calculateEffectiveRate returns null when the payments do not repay the principal", () => {
  expect(
    calculateEffectiveRate([
      { month: 0, amount: 1000 },
      { month: 12, amount: -900 },
    ]),
  ).toBeNull()
  expect(calculateEffectiveRate([{ month: 0, amount: 1000 }])).toBeNull()
  expect(
    calculateEffectiveRate([
      { month: 0, amount: 1000 },
      { month: 12, amount: -1000 },
    ]),
  ).toBe(0)
})

test.each([
  [2.5, 0, 3],
  [2.4999, 0, 2],
  [1.005, 2, 1.01],
  [12.95, 1, 13],
  [12.949, 1, 12.9],
  [-2.5, 0, -2],
  [0.0000001, 0, 0],
])("roundHalfUp rounds %f to %i decimals as %f", (value, decimals, rounded) => {
  expect(roundHalfUp(value, decimals)).toBe(rounded)
})
