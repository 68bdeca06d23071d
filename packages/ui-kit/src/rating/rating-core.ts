/** The default number of stars. Spec 3 §9.1. */
export const STARS = 5

export type RatingReason = "star" | "key" | "reset"

export function getKeyRating(key: string, count: number): number | null {
  return { Home: 1, End: count, Backspace: 0, Delete: 0, 0: 0 }[key] ?? null
}

export function toWholeRating(value: number, count: number = STARS): number {
  return Math.min(Math.max(Math.round(value), 0), count) || 0
}
