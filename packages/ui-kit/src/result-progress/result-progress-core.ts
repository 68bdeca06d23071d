/** The maximum number of results that is counted exactly. Spec 2 §9. */
export const MAX_COUNTED = 10_000

/** The minimum number of results for which the progress of a completely displayed list is rendered. Spec 2 §9. */
export const LEAST = 12

/** Returns whether the progress is rendered. A short list that is displayed completely has no progress. */
export function isProgressShown(shown: number, total: number): boolean {
  return total >= LEAST || shown < total
}

/** Formats the total by the rules of the language, or as `10000+` when it reaches the maximum that is counted. */
export function formatTotal(total: number, locale?: string): string {
  return total >= MAX_COUNTED ? `${MAX_COUNTED}+` : formatCount(total, locale)
}

/** Formats a number with the thousands separator of the language. Without a language, there is no separator. */
export function formatCount(count: number, locale?: string): string {
  return locale === undefined ? String(count) : count.toLocaleString(locale)
}
