/** What a visitor set a native range to before the script came; `null` for what the browser itself makes of it. */
export function readEarlyValue({ type, min, max, step, value, defaultValue }: HTMLInputElement): number | null {
  const untouched = document.createElement("input")
  Object.assign(untouched, { type, min, max, step, value: defaultValue })
  return untouched.value === value ? null : Number(value)
}
