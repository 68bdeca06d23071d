import type { Scalar } from "./fields.ts"

/** Compares two strings by their UTF-16 code units. String values and document keys are sorted in this order. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * Creates the comparison function for the values of a facet. Numbers and booleans are compared by value, and strings by
 * the sorting rules of the language.
 */
export function createValueOrder(language: string): (a: Scalar, b: Scalar) => number {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return (a, b) => {
    if (typeof a === "string" && typeof b === "string") return compare(a, b) || compareText(a, b)
    if (typeof a === "string") return 1
    if (typeof b === "string") return -1
    return Number(a) - Number(b)
  }
}
