import type { FinanceOption } from "@forecourt/contracts/finance-quote"

/**
 * Returns the step of an option: the greatest common divisor of the differences between its values and the minimum.
 * Returns `step` if the option has no list of values.
 */
export function getStep({ Min, Values }: FinanceOption, step: number): number {
  return Values === undefined ? step : Values.reduce((common, value) => findDivisor(common, value - Min), 0) || step
}

function findDivisor(value: number, other: number): number {
  return other === 0 ? value : findDivisor(other, value % other)
}

/**
 * Returns the allowed value for a wanted value. It is rounded up if the value increases and rounded down if the value
 * decreases.
 */
export function getValueTowards({ Min, Max, Values }: FinanceOption, from: number, wanted: number): number {
  if (Values === undefined) return Math.min(Math.max(wanted, Min), Max)
  const onwards = wanted > from ? Values.filter((value) => value >= wanted) : Values.filter((value) => value <= wanted)
  return wanted > from ? Math.min(...onwards, Max) : Math.max(...onwards, Min)
}

/** Adds the reference of a quote to a URL. Returns `null` when the URL is not a web URL. Spec 2 §7. */
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
