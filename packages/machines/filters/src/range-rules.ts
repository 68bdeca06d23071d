import type { Bounds, Range } from "./filters.types.ts"

/** The time in milliseconds to wait after the last change of a range before it is applied. Spec 2 §9. */
export const RANGE_DELAY_MS = 1500

const STEPS = 100 // spec 2 §9

/** Returns the step of a slider: a hundredth of the range, but at least 1. Spec 2 §9. */
export function getStep({ min, max }: Bounds): number {
  return Math.max(1, Math.round((max - min) / STEPS))
}

/**
 * Limits a range to its bounds. If the minimum exceeds the maximum, the limit that the visitor has moved is adjusted.
 * Spec 2 §5.
 */
export function clampRange({ min, max }: Range, bounds: Bounds, moved: "min" | "max"): { min: number; max: number } {
  const clamp = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max)
  const [low, high] = [clamp(min ?? bounds.min), clamp(max ?? bounds.max)]
  return moved === "min" ? { min: Math.min(low, high), max: high } : { min: low, max: Math.max(low, high) }
}
