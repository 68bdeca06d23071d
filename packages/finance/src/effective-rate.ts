/** A payment at a certain time. The amount is positive if money is lent and negative if it is repaid. */
export interface CashFlow {
  /** The time of the payment in months after the start, where a month is a twelfth of a year. It may be a fraction. */
  readonly month: number
  readonly amount: number
}

const PRECISION = 1e-13
const MAX_ROUNDS = 200
/** The upper limit for the annual rate, as a factor. At 100, the interest of a year is a hundred times the credit. */
const MAX_RATE = 100

/**
 * Returns the effective annual rate in per cent, without rounding. It is the smallest rate of at least zero at which
 * loans and repayments have the same present value, or `null` if there is none. It is defined in Directive (EU)
 * 2023/2225, annex III, in Directive 2008/48/EC, annex I, and for the United Kingdom as the APR in CONC App 1.2.
 */
export function calculateEffectiveRate(flows: readonly CashFlow[]): number | null {
  const getValueAt = (rate: number) => getPresentValue(flows, rate)
  const gross = flows.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  if (Math.abs(getValueAt(0)) <= gross * PRECISION) return 0
  const bracket = findBracket(getValueAt)
  return bracket && findRoot(getValueAt, bracket) * 100
}

/** Returns the present value of payments. The discount of each month is derived from that of the previous one. */
function getPresentValue(flows: readonly CashFlow[], rate: number): number {
  const monthly = (1 + rate) ** (-1 / 12)
  let [discount, at, sum] = [1, 0, 0]
  for (const { month, amount } of flows) {
    discount *= month - at === 1 ? monthly : monthly ** (month - at)
    at = month
    sum += amount * discount
  }
  return sum
}

type Value = (rate: number) => number
type Bracket = readonly [low: number, high: number]

function findBracket(getValueAt: Value): Bracket | null {
  const first = getValueAt(0)
  for (let low = 0, high = 0.05; low < MAX_RATE; low = high, high *= 1.5)
    if (first * getValueAt(high) <= 0) return [low, high]
  return null
}

/**
 * Finds the root in a bracket with the Illinois method, a variant of the false position method. It needs about ten
 * rounds, where bisection would need forty.
 */
function findRoot(getValueAt: Value, bracket: Bracket): number {
  let [a, b] = bracket
  let [valueA, valueB] = [getValueAt(a), getValueAt(b)]
  for (let round = 0; round < MAX_ROUNDS && valueB !== 0; round += 1) {
    const next = (a * valueB - b * valueA) / (valueB - valueA)
    const value = getValueAt(next)
    if (value * valueB <= 0) [a, valueA] = [b, valueB]
    else valueA /= 2
    const step = Math.abs(next - b)
    ;[b, valueB] = [next, value]
    if (step <= PRECISION) break
  }
  return b
}
