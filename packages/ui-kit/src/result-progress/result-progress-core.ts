/** The maximum number of results that is displayed exactly. Spec 2 §9. */
export const MAX_COUNTED = 10_000

/** The minimum number of results for which the progress is rendered even if all results are displayed. Spec 2 §9. */
export const LEAST = 12

/**
 * Returns whether the progress is rendered. It is not rendered for a short list of which all results are displayed.
 */
export function isProgressShown(shown: number, total: number): boolean {
  return total >= LEAST || shown < total
}

/**
 * Formats the total number of results in the number format of the language, or as `10000+` when it is at least 10,000.
 */
export function formatTotal(total: number, locale?: string): string {
  return total >= MAX_COUNTED ? `${MAX_COUNTED}+` : formatCount(total, locale)
}

/** Formats a number with the thousands separator of the language. Without a language, there is no separator. */
export function formatCount(count: number, locale?: string): string {
  return locale === undefined ? String(count) : count.toLocaleString(locale)
}
