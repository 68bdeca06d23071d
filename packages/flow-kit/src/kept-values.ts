/** What may be read of a value, whatever it is. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>
}

/** `null` for what is no text. */
export function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
