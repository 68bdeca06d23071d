import type { FinanceOption } from "@forecourt/contracts/finance-quote"

/**
 * Returns the step by which a key press moves a slider. If the option has a list of values, the step is the greatest
 * common divisor of their distances from the minimum; otherwise it is `step`.
 */
export function getStep({ Min, Values }: FinanceOption, step: number): number {
  return Values === undefined ? step : Values.reduce((common, value) => findDivisor(common, value - Min), 0) || step
}

function findDivisor(value: number, other: number): number {
  return other === 0 ? value : findDivisor(other, value % other)
}

/**
 * Returns the nearest allowed value when the slider moves from one value to another. If the option has a list of
 * values, a value between two of them is rounded in the direction of the movement.
 */
export function getValueTowards({ Min, Max, Values }: FinanceOption, from: number, wanted: number): number {
  if (Values === undefined) return Math.min(Math.max(wanted, Min), Max)
  const onwards = wanted > from ? Values.filter((value) => value >= wanted) : Values.filter((value) => value <= wanted)
  return wanted > from ? Math.min(...onwards, Max) : Math.max(...onwards, Min)
}

/**
 * Adds the reference of a quote, if there is one, to a URL of the finance provider. Returns `null` when the URL is not
 * a web URL. Spec 2 §7.
 */
export function addReference(href: string | undefined, reference: string | undefined): string | null {
  const url = parseWebAddress(href)
  if (reference !== undefined) url?.searchParams.set("quoteReference", reference)
  return url?.href ?? null
}

export function parseWebAddress(href: string | undefined): URL | null {
  if (href === undefined || !URL.canParse(href)) return null
  const url = new URL(href)
  return /^https?:$/.test(url.protocol) ? url : null
}
