import type { FinanceOption } from "@forecourt/contracts/finance-quote"

/** The values that a slider accepts: all values between the limits, or only the values in a list. */
type Stops = Pick<FinanceOption, "Min" | "Max" | "Values">

/**
 * Returns the greatest common divisor of the values' distances from the minimum, or `step` if there is no list of
 * values.
 */
export function getStep({ Min, Values }: Stops, step: number): number {
  return Values === undefined ? step : Values.reduce((common, value) => findDivisor(common, value - Min), 0) || step
}

function findDivisor(value: number, other: number): number {
  return other === 0 ? value : findDivisor(other, value % other)
}

/** Rounds the wanted value of a slider to the next allowed value in the direction in which the slider moves. */
export function getValueTowards({ Min, Max, Values }: Stops, from: number, wanted: number): number {
  if (Values === undefined) return Math.min(Math.max(wanted, Min), Max)
  const onwards = wanted > from ? Values.filter((value) => value >= wanted) : Values.filter((value) => value <= wanted)
  return wanted > from ? Math.min(...onwards, Max) : Math.max(...onwards, Min)
}
