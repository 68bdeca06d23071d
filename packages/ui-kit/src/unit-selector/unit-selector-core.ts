/** Returns the integers from minimum to maximum, none if both are equal. Spec 3 §5.1. */
export function listUnitChoices(min: number, max: number): readonly number[] {
  return max > min ? Array.from({ length: Math.floor(max - min) + 1 }, (_, index) => min + index) : []
}

export function toUnitWithin(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(Math.round(value) || min, max))
}
