/** A payment at a point in time. The amount of a loan is positive, and the amount of a repayment is negative. */
export interface CashFlow {
  /** The number of months after the start, each a twelfth of a year. Fractions are allowed. */
  readonly month: number
  readonly amount: number
}

const PRECISION = 1e-12
const MAX_ROUNDS = 200
/**
 * The highest annual rate that the search tries, as a factor. At this rate, a year's interest is a hundred times the
 * credit.
 */
const MAX_RATE = 100

/**
 * Returns the annual rate at which loans and repayments have the same present value, in per cent, without rounding. It
 * is the effective rate of Directive (EU) 2023/2225, annex III, and Directive 2008/48/EC, annex I, and in the United
 * Kingdom the APR of CONC App 1.2. Returns the smallest rate that is not negative, or `null` when there is none.
 */
export function calculateEffectiveRate(flows: readonly CashFlow[]): number | null {
  const getValueAt = (rate: number) =>
    flows.reduce((sum, { month, amount }) => sum + amount / (1 + rate) ** (month / 12), 0)
  const gross = flows.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  if (Math.abs(getValueAt(0)) <= gross * PRECISION) return 0
  const bracket = findBracket(getValueAt)
  return bracket && bisect(getValueAt, bracket) * 100
}

type Value = (rate: number) => number
type Bracket = readonly [low: number, high: number]

function findBracket(getValueAt: Value): Bracket | null {
  const first = getValueAt(0)
  for (let low = 0, high = 0.05; low < MAX_RATE; low = high, high *= 1.5)
    if (first * getValueAt(high) <= 0) return [low, high]
  return null
}

function bisect(getValueAt: Value, bracket: Bracket): number {
  let [low, high] = bracket
  const sign = Math.sign(getValueAt(low))
  for (let round = 0; round < MAX_ROUNDS && high - low > PRECISION; round += 1) {
    const middle = (low + high) / 2
    if (Math.sign(getValueAt(middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}
