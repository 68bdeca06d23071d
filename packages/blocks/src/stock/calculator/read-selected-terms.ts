import { type SelectedTerms, TERM_NAMES, type TermName } from "@forecourt/api-clients/car-offers"

/** The terms that are percentages. They have one decimal, and all other terms are integers. */
const PERCENTAGES: ReadonlySet<string> = new Set(["loanResidual", "companyFirst"])

/**
 * Reads the selected terms with the function `read`, which returns the value of a term by its name. Negative and invalid
 * values are left out. Returns `null` if no valid values remain.
 */
export function readSelectedTerms(read: (name: TermName) => unknown): SelectedTerms | null {
  const entries = TERM_NAMES.flatMap((name) => {
    const value = read(name)
    if (typeof value !== "number" || !(value >= 0 && value < Number.POSITIVE_INFINITY)) return []
    const rounded = PERCENTAGES.has(name) ? Math.round(value * 10) / 10 : value
    return Number.isInteger(rounded) || PERCENTAGES.has(name) ? [[name, rounded] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
