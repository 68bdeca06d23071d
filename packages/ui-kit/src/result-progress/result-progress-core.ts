/** The number of results from which the total is displayed as "10000+". Spec 2 §9. */
export const MAX_COUNTED = 10_000

/** The minimum number of results for which progress is shown even if all results are displayed. Spec 2 §9. */
export const LEAST = 12

export function isProgressShown(shown: number, total: number): boolean {
  return total >= LEAST || shown < total
}

export function formatTotal(total: number, locale?: string): string {
  return total >= MAX_COUNTED ? `${MAX_COUNTED}+` : formatCount(total, locale)
}

export function formatCount(count: number, locale?: string): string {
  return locale === undefined ? String(count) : count.toLocaleString(locale)
}
