export function freezeDeeply<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value
  for (const part of Object.values(value)) freezeDeeply(part)
  return Object.freeze(value)
}
