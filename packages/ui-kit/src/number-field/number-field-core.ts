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

/** Thousands set apart: what parts them stands before three digits, in some languages before two and then three. */
const WHOLE = /^-?\d*$|^-?\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/

/**
 * The number in a text as people write and paste them: spaces of any kind, thousands set apart, currencies, units and
 * leading zeros go, and the dash of `149 900:-`. The last point or comma parts the decimals, unless there are more of
 * it, or it is not the language's own and exactly three digits follow. `null` when there is no number.
 */
export function readNumber(text: string, decimalSign: string): number | null {
  const signs = text
    .replace(/[−–—-]+/g, "-")
    // With its point: `kr.`
    .replace(/\p{L}+[.,]?/gu, "")
    .replace(/(\d)\s*[.,:]?-+\s*$/, "$1")
    .replace(/[^\d.,-]/g, "")
    .replace(/[.,]$/, "")
  const last = Math.max(signs.lastIndexOf("."), signs.lastIndexOf(","))
  const sign = signs[last] ?? ""
  const isOnce = last >= 0 && signs.indexOf(sign) === last
  const isDecimal = isOnce && (sign === decimalSign || !/^\d{3}$/.test(signs.slice(last + 1)))
  const whole = isDecimal ? signs.slice(0, last) : signs
  const fraction = isDecimal ? signs.slice(last + 1) : ""
  if (!WHOLE.test(whole) || !/^\d*$/.test(fraction) || !/\d/.test(whole + fraction)) return null
  const digits = whole.replace(/[.,]/g, "")
  return Number(`${/\d/.test(digits) ? digits : `${digits}0`}.${fraction || "0"}`)
}

/** Returns what a language writes before decimals: a point or a comma. */
export function decimalSign(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? "."
}

export interface NumberSigns {
  readonly currency?: string | undefined
  readonly unit?: string | undefined
}

/** How a language writes numbers, with what they are of. An amount of money has all of its decimals. */
export function numberFormat(locale: string, decimals: number, { currency, unit }: NumberSigns): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: currency ? "currency" : unit ? "unit" : "decimal",
    currency,
    unit,
    minimumFractionDigits: currency ? decimals : 0,
    maximumFractionDigits: decimals,
  })
}

/** Digits behind the comma that a step has. */
export function decimalsOf(step: number): number {
  return String(step).split(".")[1]?.length ?? 0
}

/** A number inside the limits, with as many decimals as there may be. */
export function clampNumber(value: number, { min = -Infinity, max = Infinity, decimals }: NumberLimits): number {
  const inside = Math.min(Math.max(value, min), max)
  return Number.isFinite(inside) ? Number(inside.toFixed(decimals)) + 0 : Math.max(min, 0)
}

/** The number a key leads to; `null` when the key is the browser's. */
export function numberOfKey(key: string, from: number | null, limits: NumberLimits): number | null {
  const by = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE_STEPS, PageDown: -PAGE_STEPS }[key]
  if (by !== undefined) return stepped(from, by, limits)
  const end = { Home: limits.min, End: limits.max }[key]
  return end ?? null
}

/** So many steps on. From nothing the first one leads to the nearest end, or to nought. */
export function stepped(from: number | null, steps: number, limits: NumberLimits): number {
  const { min, max, step } = limits
  if (from === null) return clampNumber((steps > 0 ? min : (max ?? min)) ?? 0, limits)
  return clampNumber(from + steps * step, limits)
}
