import { type SelectedTerms, TERM_NAMES } from "@forecourt/api-clients/car-offers"

/**
 * Reads the selected terms with the function `read`, which returns the value of a term by its name. Values that are not
 * integers of at least 0 are left out. Returns `null` if no valid values remain.
 */
export function readSelectedTerms(read: (name: string) => unknown): SelectedTerms | null {
  const entries = TERM_NAMES.flatMap((name) => {
    const value = read(name)
    return typeof value === "number" && Number.isInteger(value) && value >= 0 ? [[name, value] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
