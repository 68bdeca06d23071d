/**
 * Returns the value that the visitor selected in a native range input before hydration. Returns `null` if the visitor
 * has not changed the value; a value that the browser itself adjusted does not count.
 */
export function readEarlyValue({ type, min, max, step, value, defaultValue }: HTMLInputElement): number | null {
  const untouched = document.createElement("input")
  Object.assign(untouched, { type, min, max, step, value: defaultValue })
  return untouched.value === value ? null : Number(value)
}
