import { countDecimals, roundTo } from "./decimals.ts"

/**
 * The scale of a slider. Its values are the minimum, the multiples of the step above the minimum, and the maximum. The
 * last step may be shorter than the others.
 */
export interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly decimals: number
}

export function createSliderScale(min: number, max: number, step: number): Scale {
  return { min, max, step, decimals: Math.max(...[min, max, step].map(countDecimals)) }
}

export function getLastPosition({ min, max, step }: Scale): number {
  return Math.max(Math.ceil((max - min) / step - 1e-6), 0)
}

export function getValueAt(scale: Scale, position: number): number {
  const { min, max, step, decimals } = scale
  if (position >= getLastPosition(scale)) return Math.max(min, max)
  return roundTo(min + position * step, decimals)
}

export function toPosition(scale: Scale, value: number): number {
  return Math.round(toExactPosition(scale, value))
}

/**
 * Returns the position of a value on the track, from 0 to 1. All steps have the same length on the track, even if the
 * last step covers fewer values.
 */
export function getFraction(scale: Scale, value: number): number {
  const last = getLastPosition(scale)
  return last === 0 ? 0 : toExactPosition(scale, value) / last
}

export function clampTo({ min, max }: Pick<Scale, "min" | "max">, value: number): number {
  return Math.min(Math.max(Number.isNaN(value) ? min : value, min), Math.max(min, max))
}

function toExactPosition(scale: Scale, value: number): number {
  const { min, max, step } = scale
  const last = getLastPosition(scale)
  if (value >= max) return last
  const previous = Math.max(last - 1, 0)
  const onLastStep = value - (min + previous * step)
  if (onLastStep > 0) return previous + onLastStep / (max - min - previous * step)
  return Math.max((value - min) / step, 0)
}
