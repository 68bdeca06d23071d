import type { Facet } from "@forecourt/contracts/search"
import type { Language } from "../rules/words.ts"

export const PLACE = "car_site_city"

/** The values and ranges by which a stock of cars can be filtered. */
export interface Choosable {
  /** The language in which the visitor writes. */
  readonly language: Language
  /** The language of the values in the stock. It also determines the units of the values. */
  readonly stockLanguage: Language
  /**
   * The values by which cars can be filtered. If several fields have a value with the same name, the first of these
   * values is used.
   */
  readonly values: readonly ChoosableValue[]
  readonly ranges: readonly string[]
}

export interface ChoosableValue {
  readonly field: string
  readonly value: string
  /**
   * The name of a child value, for example a model if `value` is a brand. It is `null` if the filter selects `value`
   * itself.
   */
  readonly child: string | null
  readonly count: number
}

/** Creates the available filters from the facets of a search without filters. */
export function createChoosable(
  facets: readonly Facet[],
  language: Language,
  stockLanguage: Language = language,
): Choosable {
  return {
    language,
    stockLanguage,
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
