/** Stars one may give. Spec 3 §9.1. */
export const STARS = 5

/** Why the number of stars changes. */
export type RatingReason = "star" | "key" | "reset"

/** The number of stars a key gives; `null` when it is the browser's. */
export function getKeyRating(key: string, count: number): number | null {
  switch (key) {
    case "Home":
      return 1
    case "End":
      return count
    case "Backspace":
    case "Delete":
    case "0":
      return 0
    default:
      return null
  }
}

/** A rating as there can be one: a whole number of stars, 0 for none. */
export function toWholeRating(value: number, count: number = STARS): number {
  return Math.min(Math.max(Math.round(value), 0), count) || 0
}
