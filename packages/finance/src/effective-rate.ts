/** A payment at a certain time. The amount is positive if money is lent and negative if it is repaid. */
export interface CashFlow {
  /** The time of the payment in months after the start, where a month is a twelfth of a year. It may be a fraction. */
  readonly month: number
  readonly amount: number
}

const PRECISION = 1e-12
const MAX_ROUNDS = 200
/** The upper limit for the annual rate, as a factor. At 100, the interest of a year is a hundred times the credit. */
const MAX_RATE = 100

/**
 * Returns the effective annual rate in per cent, without rounding. It is the smallest rate of at least zero at which
 * loans and repayments have the same present value, or `null` if there is none. It is defined in Directive (EU)
 * 2023/2225, annex III, in Directive 2008/48/EC, annex I, and for the United Kingdom as the APR in CONC App 1.2.
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
