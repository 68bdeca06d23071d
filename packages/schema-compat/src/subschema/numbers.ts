/** A decimal number without rounding: `digits` times ten to the power of `exponent`. */
interface Decimal {
  readonly digits: bigint
  readonly exponent: number
}

/**
 * The maximum difference between the exponents of two numbers. If the difference is larger, the numbers are not
 * converted to a common exponent.
 */
const MAX_PLACES = 400

function toDecimal(value: number): Decimal {
  const [mantissa = "0", power = "0"] = String(value).split("e")
  const [whole = "0", places = ""] = mantissa.split(".")
  return { digits: BigInt(whole + places), exponent: Number(power) - places.length }
}

function align(a: number, b: number): { a: bigint; b: bigint; exponent: number } | null {
  const [left, right] = [toDecimal(a), toDecimal(b)]
  const exponent = Math.min(left.exponent, right.exponent)
  if (Math.max(left.exponent, right.exponent) - exponent > MAX_PLACES) return null
  const toScaled = ({ digits, exponent: scale }: Decimal) => digits * 10n ** BigInt(scale - exponent)
  return { a: toScaled(left), b: toScaled(right), exponent }
}

export function isMultiple(value: number, step: number): boolean | undefined {
  const aligned = align(value, step)
  return aligned === null || aligned.b === 0n ? undefined : aligned.a % aligned.b === 0n
}

/** Returns the least common multiple of two numbers, or `undefined` if it cannot be represented exactly. */
export function findCommonMultiple(a: number, b: number): number | undefined {
  const aligned = align(a, b)
  if (aligned === null) return undefined
  const result = (aligned.a / findDivisor(aligned.a, aligned.b)) * aligned.b
  const value = Number(`${result}e${aligned.exponent}`)
  return isMultiple(value, a) && isMultiple(value, b) ? value : undefined
}

function findDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : findDivisor(b, a % b)
}

/**
 * Returns the smallest multiple of `step` that is at least `value` (for `min`), or the largest multiple that is at most
 * `value` (for `max`). Returns `undefined` if the exponents of the two numbers differ too much.
 */
export function findMultiple(value: number, step: number, side: "min" | "max"): number | undefined {
  const aligned = align(value, step)
  if (aligned === null) return undefined
  const { a, b, exponent } = aligned
  let steps = a / b
  if (side === "min" && steps * b < a) steps += 1n
  if (side === "max" && steps * b > a) steps -= 1n
  return Number(`${steps * b}e${exponent}`)
}

/**
 * True if a number is certain to equal the number in the JSON text. A large number may have been rounded during
 * parsing, in which case the result is false.
 */
export function isExact(value: number): boolean {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return true
  return Number(BigInt(value) + 1n) !== value && Number(BigInt(value) - 1n) !== value
}
