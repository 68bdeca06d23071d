import { type SelectedTerms, TERM_NAMES } from "./calculator.types.ts"

/** Reads numbers by the names of terms. Returns `null` if there are none. */
export function readSelectedTerms(read: (name: string) => unknown): SelectedTerms | null {
  const entries = TERM_NAMES.flatMap((name) => {
    const value = read(name)
    return typeof value === "number" && Number.isInteger(value) && value >= 0 ? [[name, value] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
