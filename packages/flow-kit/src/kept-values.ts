/** Returns the properties of any value, or an empty object for a value without properties. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>
}

/** Returns a text unchanged, or `null` for any other value. */
export function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
