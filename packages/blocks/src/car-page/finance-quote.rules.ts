import type { FinanceOption } from "@forecourt/contracts/finance-quote"

/** How far one key moves a choice: of a list as far as all of its values are apart, of amounts ten pounds or one. */
export function getStep({ Min, Values }: FinanceOption, step: number): number {
  return Values === undefined ? step : Values.reduce((common, value) => findDivisor(common, value - Min), 0) || step
}

function findDivisor(one: number, other: number): number {
  return other === 0 ? one : findDivisor(other, one % other)
}

/** The value of a list that a step from one leads to: what lies between two goes on the way it was going. */
export function getValueTowards({ Min, Max, Values }: FinanceOption, from: number, wanted: number): number {
  if (Values === undefined) return Math.min(Math.max(wanted, Min), Max)
  const onwards = wanted > from ? Values.filter((value) => value >= wanted) : Values.filter((value) => value <= wanted)
  return wanted > from ? Math.min(...onwards, Max) : Math.max(...onwards, Min)
}

/** An address of the finance provider with the reference of a quote that has one; `null` for what is no web address. Spec 2 §7. */
export function addReference(href: string | undefined, reference: string | undefined): string | null {
  const url = parseWebAddress(href)
  if (reference !== undefined) url?.searchParams.set("quoteReference", reference)
  return url?.href ?? null
}

/** A web address as a service gave it; `null` for anything else. */
export function parseWebAddress(href: string | undefined): URL | null {
  if (href === undefined || !URL.canParse(href)) return null
  const url = new URL(href)
  return /^https?:$/.test(url.protocol) ? url : null
}
