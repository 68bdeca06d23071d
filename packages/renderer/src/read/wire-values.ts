export type WireRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/**
 * Converts a string, a number or a boolean to a string, and any other value to an empty string. Unpaired surrogates are
 * replaced by U+FFFD, since HTML cannot contain them and the text would otherwise differ after hydration.
 */
export function toWireString(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed()
  return typeof value === "number" || typeof value === "boolean" ? String(value) : ""
}

/**
 * Returns the value of a field that has the form `{ value }` or `{ jsonValue: { value } }`. Any other field is returned
 * unchanged.
 */
export function getValue(field: unknown): unknown {
  if (!isRecord(field)) return field
  if (isRecord(field.jsonValue)) return getValue(field.jsonValue)
  return "value" in field ? field.value : field
}

export function parseWireInteger(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : undefined
}
