/**
 * Returns the value that a visitor set in a native range before hydration. Returns `null` if the browser itself
 * adjusted the value.
 */
export function readEarlyValue({ type, min, max, step, value, defaultValue }: HTMLInputElement): number | null {
  const untouched = document.createElement("input")
  Object.assign(untouched, { type, min, max, step, value: defaultValue })
  return untouched.value === value ? null : Number(value)
}
