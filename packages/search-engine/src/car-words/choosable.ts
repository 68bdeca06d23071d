import type { Facet } from "@forecourt/contracts/search"
import type { Language } from "../rules/words.ts"

/** The values of a stock that can be chosen. */
export interface Choosable {
  readonly language: Language
  /** Of equal words, those of the first field count. */
  readonly values: readonly ChoosableValue[]
  /** Fields that can be narrowed. */
  readonly ranges: readonly string[]
}

export interface ChoosableValue {
  readonly field: string
  readonly value: string
  /** The value below it that is meant, as a model below its brand. */
  readonly child: string | null
  readonly count: number
}

/** Creates the choosable values from the facets of a search without filters. */
export function createChoosable(facets: readonly Facet[], language: Language): Choosable {
  return {
    language,
    values: facets.filter(({ type }) => type !== "histogram").flatMap(toValues),
    ranges: facets.filter(({ type }) => type === "histogram").map(({ name }) => name),
  }
}

function toValues({ name: field, value: values }: Facet): readonly ChoosableValue[] {
  return values.flatMap(({ text: value, count, children = [] }) => [
    { field, value, child: null, count },
    ...children.map((below) => ({ field, value, child: below.text, count: below.count })),
  ])
}
