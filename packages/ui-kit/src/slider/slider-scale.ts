import { countDecimals, roundTo } from "./decimals.ts"

/** The values that a slider can have: from the least in steps, and the greatest, whether or not a step leads there. */
export interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Digits behind the comma that values have. */
  readonly decimals: number
}

/** A scale whose values have as many decimals as its ends and its step. */
export function createSliderScale(min: number, max: number, step: number): Scale {
  return { min, max, step, decimals: Math.max(...[min, max, step].map(countDecimals)) }
}

/** Number of the last position; the first is 0. The last step may be a shorter one. */
export function getLastPosition({ min, max, step }: Scale): number {
  return Math.max(Math.ceil((max - min) / step - 1e-6), 0)
}

export function getValueAt(scale: Scale, position: number): number {
  const { min, max, step, decimals } = scale
  if (position >= getLastPosition(scale)) return Math.max(min, max)
  return roundTo(min + position * step, decimals)
}

/** The position nearest to a value. */
export function toPosition(scale: Scale, value: number): number {
  return Math.round(toExactPosition(scale, value))
}

/** Where a value stands on the track, from 0 to 1. Steps are equally long, also a last one that holds less. */
export function getFraction(scale: Scale, value: number): number {
  const last = getLastPosition(scale)
  return last === 0 ? 0 : toExactPosition(scale, value) / last
}

/** A value inside the ends; no number is the least. */
export function clampTo({ min, max }: Pick<Scale, "min" | "max">, value: number): number {
  return Math.min(Math.max(Number.isNaN(value) ? min : value, min), Math.max(min, max))
}

function toExactPosition(scale: Scale, value: number): number {
  const { min, max, step } = scale
  const last = getLastPosition(scale)
  if (value >= max) return last
  const before = Math.max(last - 1, 0)
  const onLastStep = value - (min + before * step)
  if (onLastStep > 0) return before + onLastStep / (max - min - before * step)
  return Math.max((value - min) / step, 0)
}
