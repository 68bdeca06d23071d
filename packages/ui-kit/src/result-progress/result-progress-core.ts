/** The number of results up to which they are counted exactly. Spec 2 §9. */
export const MAX_COUNTED = 10_000

/** The number of results below which a completely displayed list has no progress. Spec 2 §9. */
export const LEAST = 12

/** Returns whether the progress is rendered. A short list that is complete has none. */
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
