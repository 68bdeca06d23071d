/** Anything the wire may call an object. */
export type WireRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/**
 * Converts a value of the wire to a text: numbers and booleans are spelled out, everything else is empty. An
 * unpaired surrogate, as in a text that was cut in the middle of a character, becomes U+FFFD: HTML cannot contain
 * it, and the hydrated text must be the same.
 */
export function toWireString(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed()
  return typeof value === "number" || typeof value === "boolean" ? String(value) : ""
}

/** Unwraps a field from `{ value }` or `{ jsonValue: { value } }`. */
export function getValue(field: unknown): unknown {
  if (!isRecord(field)) return field
  if (isRecord(field.jsonValue)) return getValue(field.jsonValue)
  return "value" in field ? field.value : field
}

/** A whole number that may arrive as text, such as the size of a picture; otherwise `undefined`. */
export function parseWireInteger(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : undefined
}
