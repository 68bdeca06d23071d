import type { Scalar } from "./fields.ts"

/** By code units, as texts and keys of documents are sorted. */
export function compareText(one: string, two: string): number {
  if (one === two) return 0
  return one < two ? -1 : 1
}

/** The order of a facet's values: numbers and booleans by value, texts as the language has them. */
export function createValueOrder(language: string): (one: Scalar, two: Scalar) => number {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return (one, two) => {
    if (typeof one === "string" && typeof two === "string") return compare(one, two) || compareText(one, two)
    if (typeof one === "string") return 1
    if (typeof two === "string") return -1
    return Number(one) - Number(two)
  }
}
