/** Returns a value as an object whose properties can be read. `null` and `undefined` become an empty object. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>
}

/** Returns a string unchanged, or `null` for any other value. */
export function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
