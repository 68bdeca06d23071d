import type { FinanceOption } from "@forecourt/contracts/finance-quote"

/** Returns the step of one key press: for a list the common distance of its values, for amounts ten pounds or one. */
export function getStep({ Min, Values }: FinanceOption, step: number): number {
  return Values === undefined ? step : Values.reduce((common, value) => findDivisor(common, value - Min), 0) || step
}

function findDivisor(value: number, other: number): number {
  return other === 0 ? value : findDivisor(other, value % other)
}

/**
 * Returns the value of a list for a step from a current one. A value between two listed ones is rounded in the
 * direction of the step.
 */
export function getValueTowards({ Min, Max, Values }: FinanceOption, from: number, wanted: number): number {
  if (Values === undefined) return Math.min(Math.max(wanted, Min), Max)
  const onwards = wanted > from ? Values.filter((value) => value >= wanted) : Values.filter((value) => value <= wanted)
  return wanted > from ? Math.min(...onwards, Max) : Math.max(...onwards, Min)
}

/**
 * Adds a quote's reference, if any, to an address of the finance provider; returns `null` when it is not a web address.
 * Spec 2 §7.
 */
export function addReference(href: string | undefined, reference: string | undefined): string | null {
  const url = parseWebAddress(href)
  if (reference !== undefined) url?.searchParams.set("quoteReference", reference)
  return url?.href ?? null
}

/** Parses a web address from a service; returns `null` for anything else. */
export function parseWebAddress(href: string | undefined): URL | null {
  if (href === undefined || !URL.canParse(href)) return null
  const url = new URL(href)
  return /^https?:$/.test(url.protocol) ? url : null
}
