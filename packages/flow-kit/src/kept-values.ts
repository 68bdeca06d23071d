/** Returns the fields of any value; an empty object for a value without fields. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>
}

/** Returns a text unchanged, and `null` for any other value. */
export function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
