// The checks that generated code shares. Each `generated` folder contains those that its schemas need.

/** Returns the length in code points: an emoji counts as one, although JavaScript stores it as two code units. */
export function getLength(text) {
  let length = text.length
  for (let i = 0; i < text.length; i++) if (text.codePointAt(i) > 0xffff) length--
  return length
}

/** Returns whether a number is a multiple of the step, compared as decimals without rounding errors. */
export function isMultiple(number, step) {
  if (Number.isInteger(number) && Number.isInteger(step)) return number % step === 0
  const [digits, power] = toDecimal(number)
  const [stepDigits, stepPower] = toDecimal(step)
  const shift = Math.min(power, stepPower)
  return (digits * 10n ** BigInt(power - shift)) % (stepDigits * 10n ** BigInt(stepPower - shift)) === 0n
}

/** Returns the digits of a number and their power of ten. */
function toDecimal(number) {
  const [decimal, power] = number.toExponential().split("e")
  const [whole, fraction = ""] = decimal.split(".")
  return [BigInt(whole + fraction), power - fraction.length]
}

/** Returns whether a list contains the same value twice. */
export function hasDuplicates(list) {
  return list.some((entry, index) => list.slice(0, index).some((earlier) => isSame(earlier, entry)))
}

/** Returns whether two values are deeply equal, regardless of the order of keys. */
export function isSame(a, b) {
  if (a === b) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}

/** The maximum nesting of lists and objects. Real content is far below it; deeper values are treated as an attack. */
const MAX_DEPTH = 100

/** Returns whether lists and objects are nested deeper than the maximum. */
export function isTooDeep(value, levels = MAX_DEPTH) {
  if (typeof value !== "object" || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) return value.some((entry) => isTooDeep(entry, levels - 1))
  for (const key in value) {
    const part = value[key]
    if (typeof part === "object" && isTooDeep(part, levels - 1)) return true
  }
  return false
}

/** Returns an error for each part of a value that is nested too deep; none when the value can be validated. */
export function findDepthFaults(value) {
  if (!isTooDeep(value)) return []
  return Object.keys(value)
    .filter((key) => isTooDeep(value[key], MAX_DEPTH - 1))
    .map((key) => ({
      pointer: `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      keyword: "maxDepth",
      limit: MAX_DEPTH,
    }))
}

/** Returns whether a value is an object, and neither null nor a list. */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
