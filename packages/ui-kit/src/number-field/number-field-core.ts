import { roundTo } from "../slider/decimals.ts"

export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step: number
  readonly decimals: number
}

const PAGE_STEPS = 10

export interface NumberSigns {
  readonly currency?: string | undefined
  readonly unit?: string | undefined
}

/** Creates a number format. Amounts of money always have all decimals. */
export function createNumberFormat(
  locale: string,
  decimals: number,
  { currency, unit }: NumberSigns,
): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: currency ? "currency" : unit ? "unit" : "decimal",
    currency,
    unit,
    minimumFractionDigits: currency ? decimals : 0,
    maximumFractionDigits: decimals,
  })
}

export function clampNumber(value: number, { min = -Infinity, max = Infinity, decimals }: NumberLimits): number {
  const clamped = Math.min(Math.max(value, min), max)
  const rounded = roundTo(Number.isFinite(clamped) ? clamped : Math.max(min, 0), decimals)
  const unit = 10 ** -decimals
  return rounded > max ? roundTo(rounded - unit, decimals) : rounded < min ? roundTo(rounded + unit, decimals) : rounded
}

export function getKeyNumber(key: string, from: number | null, limits: NumberLimits): number | null {
  const by = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE_STEPS, PageDown: -PAGE_STEPS }[key]
  if (by !== undefined) return getNextStep(from, by, limits)
  const end = { Home: limits.min, End: limits.max }[key]
  return end === undefined ? null : clampNumber(end, limits)
}

/**
 * Returns the value after a number of steps. In an empty field, a step up returns the minimum, or 0 if there is none. A
 * step down returns the maximum or, if there is none, the minimum or 0.
 */
export function getNextStep(from: number | null, steps: number, limits: NumberLimits): number {
  const { min, max, step } = limits
  if (from === null) return clampNumber((steps > 0 ? min : (max ?? min)) ?? 0, limits)
  return clampNumber(from + steps * step, limits)
}
