import { existsSync, readFileSync } from "node:fs"
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
] as const)("calculateEffectiveRate returns %f per cent for a credit %s", (expected, _, lent, paid) => {
  const rate = calculateEffectiveRate([
    { month: 0, amount: lent },
    ...paid.map(([month, amount]) => ({ month, amount: -amount })),
  ])

  expect(roundHalfUp(rate ?? Number.NaN, 1)).toBe(expected)
})

test("calculateEffectiveRate returns the advertised 12.9 % when the final payment is due one month after the last instalment", () => {
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

// Skipped where the published cases are not next to the repository (../shared/cases/finance).
const CASES = new URL("../../../../shared/cases/finance/tvm-functions.json", import.meta.url)

type Value = number | string

interface Case {
  readonly fn: string
  readonly args: Readonly<Record<"rate" | "nper" | "pv" | "fv" | "pmt", Value | undefined>> & {
    readonly when?: string
    readonly values?: readonly number[]
  }
  readonly expected: number | null
  readonly tolerance: number
}

/** Parses a number or a fraction such as `0.08/12`. */
function readValue(value: Value | undefined): number {
  const [numerator = 0, denominator = 1] = String(value ?? 0)
    .split("/")
    .map(Number)
  return numerator / denominator
}

test.skipIf(!existsSync(CASES))("published instalments, credits and rates are reproduced", () => {
  const { cases } = JSON.parse(readFileSync(CASES, "utf8")) as { readonly cases: readonly Case[] }
  const compared = cases.flatMap(({ fn, args, expected, tolerance }) => {
    if (expected === null) return []
    const [rate, months, pv, fv, pmt] = [args.rate, args.nper, args.pv, args.fv, args.pmt].map(readValue) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const terms = { ratePercent: rate * 1200, months, isInAdvance: args.when === "begin" }
    if (fn === "pmt") return [[calculateInstalment({ ...terms, principal: pv, residual: -fv }), -expected, tolerance]]
    if (fn === "pv") return [[calculateCredit(pmt, { ...terms, residual: fv }), -expected, tolerance]]
    if (fn !== "irr" || expected < 0) return []
    const flows = (args.values ?? []).map((amount, month) => ({ month, amount: -amount }))
    return [[(1 + (calculateEffectiveRate(flows) ?? Number.NaN) / 100) ** (1 / 12) - 1, expected, tolerance]]
  })

  expect(compared.length).toBeGreaterThan(15)
  for (const [value = Number.NaN, expected = 0, tolerance = 0] of compared)
    expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance)
})
