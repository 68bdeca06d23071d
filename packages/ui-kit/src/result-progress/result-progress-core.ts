/** More than this is not counted. Spec 2 §9. */
export const MAX_COUNTED = 10_000

/** A list shorter than this, all of it shown, needs no progress. Spec 2 §9. */
export const LEAST = 12

/** Whether there is something to say: not of a short list that is all there. */
export function isProgressShown(shown: number, total: number): boolean {
  return total >= LEAST || shown < total
}

/** The total as it is written, in the figures of the language: `10000+` stands for what is not counted. */
export function formatTotal(total: number, locale?: string): string {
  return total >= MAX_COUNTED ? `${MAX_COUNTED}+` : formatCount(total, locale)
}

/** A number with the language's space or mark between thousands; without a language as it is. */
export function formatCount(count: number, locale?: string): string {
  return locale === undefined ? String(count) : count.toLocaleString(locale)
}
