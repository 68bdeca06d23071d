/**
 * Returns the value that the visitor selected before hydration, or `null` if the value is unchanged. Rounding by the
 * browser does not count as a change.
 */
export function readEarlyValue({ type, min, max, step, value, defaultValue }: HTMLInputElement): number | null {
  const untouched = document.createElement("input")
  Object.assign(untouched, { type, min, max, step, value: defaultValue })
  return untouched.value === value ? null : Number(value)
}
