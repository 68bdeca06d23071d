/** The maximum number that is counted. Spec 2 §9. */
export const MAX_COUNTED = 10_000

/** A complete list shorter than this has no progress. Spec 2 §9. */
export const LEAST = 12

/** Returns whether the progress is shown. A short list that is complete has none. */
export function isProgressShown(shown: number, total: number): boolean {
  return total >= LEAST || shown < total
}

/** Formats the total by the rules of the language: `10000+` when it exceeds the counted maximum. */
export function formatTotal(total: number, locale?: string): string {
  return total >= MAX_COUNTED ? `${MAX_COUNTED}+` : formatCount(total, locale)
}

/** Formats a number with the language's thousands separator; without a language, without a separator. */
export function formatCount(count: number, locale?: string): string {
  return locale === undefined ? String(count) : count.toLocaleString(locale)
}
