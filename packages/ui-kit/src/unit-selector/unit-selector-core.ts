/** Returns all integers from the minimum to the maximum. If both are equal, returns an empty array. Spec 3 §5.1. */
export function listUnitChoices(min: number, max: number): readonly number[] {
  return max > min ? Array.from({ length: Math.floor(max - min) + 1 }, (_, index) => min + index) : []
}

export function toUnitWithin(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(Math.round(value) || min, max))
}
