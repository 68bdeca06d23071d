import type { Scalar } from "./fields.ts"

/** Compares texts by code units, the order of texts and keys of documents. */
export function compareText(one: string, two: string): number {
  if (one === two) return 0
  return one < two ? -1 : 1
}

/** Creates the order of a facet's values: numbers and booleans by value, texts by the rules of the language. */
export function createValueOrder(language: string): (one: Scalar, two: Scalar) => number {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return (one, two) => {
    if (typeof one === "string" && typeof two === "string") return compare(one, two) || compareText(one, two)
    if (typeof one === "string") return 1
    if (typeof two === "string") return -1
    return Number(one) - Number(two)
  }
}
