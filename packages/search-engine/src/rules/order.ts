import type { Scalar } from "./fields.ts"

/** Compares texts by code units. This is the sort order of text values and of document keys. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * Creates a function that compares the values of a facet: numbers and booleans by value, texts by the rules of the
 * language.
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
