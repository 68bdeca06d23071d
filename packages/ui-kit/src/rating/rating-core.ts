/** Stars one may give. Spec 3 §9.1. */
export const STARS = 5

/** A rating as there can be one: a whole number of stars, 0 for none. */
export function wholeRating(value: number, count: number = STARS): number {
  return Math.min(Math.max(Math.round(value), 0), count) || 0
}
