/**
 * Returns the value that the visitor selected in a native range input before hydration, or `null` if the visitor has
 * not changed the value. Adjustments by the browser, such as rounding to a step, do not count as a change.
 */
export function readEarlyValue({ type, min, max, step, value, defaultValue }: HTMLInputElement): number | null {
  const untouched = document.createElement("input")
  Object.assign(untouched, { type, min, max, step, value: defaultValue })
  return untouched.value === value ? null : Number(value)
}
