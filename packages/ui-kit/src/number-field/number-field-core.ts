import { roundTo } from "../slider/decimals.ts"

export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** How far an arrow key goes. */
  readonly step: number
  /** Digits behind the comma. */
  readonly decimals: number
}

/** Page Up and Page Down go as far as so many steps. */
const PAGE_STEPS = 10

export interface NumberSigns {
  readonly currency?: string | undefined
  readonly unit?: string | undefined
}

/** How a language writes numbers, with what they are of. An amount of money has all of its decimals. */
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

/** A number inside the limits, with as many decimals as there may be. */
export function clampNumber(value: number, { min = -Infinity, max = Infinity, decimals }: NumberLimits): number {
  const inside = Math.min(Math.max(value, min), max)
  const rounded = roundTo(Number.isFinite(inside) ? inside : Math.max(min, 0), decimals)
  const unit = 10 ** -decimals
  return rounded > max ? roundTo(rounded - unit, decimals) : rounded < min ? roundTo(rounded + unit, decimals) : rounded
}

/** The number a key leads to; `null` when the key is the browser's. */
export function getKeyNumber(key: string, from: number | null, limits: NumberLimits): number | null {
  const by = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE_STEPS, PageDown: -PAGE_STEPS }[key]
  if (by !== undefined) return getNextStep(from, by, limits)
  const end = { Home: limits.min, End: limits.max }[key]
  return end === undefined ? null : clampNumber(end, limits)
}

/** So many steps on. From nothing the first one leads to the nearest end, or to nought. */
export function getNextStep(from: number | null, steps: number, limits: NumberLimits): number {
  const { min, max, step } = limits
  if (from === null) return clampNumber((steps > 0 ? min : (max ?? min)) ?? 0, limits)
  return clampNumber(from + steps * step, limits)
}
