/** Returns the fields as plain values: `{ value: "EX30" }` becomes `"EX30"`. */
export function plainProps(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlainValue(value)]))
}

function toPlainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlainValue)
  if (typeof value !== "object" || value === null) return value
  const names = Object.keys(value)
  return names.length === 1 && "value" in value ? value.value : plainProps(value)
}
