// The checks that generated code shares. Each `generated` folder gets those its schemas need.

/** Length in characters: a smiley is one, although JavaScript stores it as two. */
export function getLength(text) {
  let length = text.length
  for (let i = 0; i < text.length; i++) if (text.codePointAt(i) > 0xffff) length--
  return length
}

/** Whether a number is a whole number of steps, both taken as the decimals that they are written as. */
export function isMultiple(number, step) {
  if (Number.isInteger(number) && Number.isInteger(step)) return number % step === 0
  const [digits, power] = toDecimal(number)
  const [stepDigits, stepPower] = toDecimal(step)
  const shift = Math.min(power, stepPower)
  return (digits * 10n ** BigInt(power - shift)) % (stepDigits * 10n ** BigInt(stepPower - shift)) === 0n
}

/** The digits of a number, and the power of ten that goes with them. */
function toDecimal(number) {
  const [decimal, power] = number.toExponential().split("e")
  const [whole, fraction = ""] = decimal.split(".")
  return [BigInt(whole + fraction), power - fraction.length]
}

/** Whether a list holds the same value twice. */
export function hasDuplicates(list) {
  return list.some((entry, index) => list.slice(0, index).some((earlier) => isSame(earlier, entry)))
}

/** Equality by value, whatever the order of keys. */
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

/** Lists and objects may stand in each other this deep. No content comes near it; what goes further is an attack. */
const MAX_DEPTH = 100

/** Whether lists and objects stand in each other deeper than anybody should have to follow them. */
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

/** The parts of a value that are nested too deep, as faults; none when it may be looked at. */
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

/** Whether a value is an object of named properties. */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
