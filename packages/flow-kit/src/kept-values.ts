/** Returns the fields of any value, for reading. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>
}

/** Returns `null` for a value that is not a text. */
export function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
