/** Returns whether a value is an object with named properties, which excludes arrays and `null`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
