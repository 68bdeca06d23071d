import type { FacetChoice, FacetRequest, SearchFilter } from "@forecourt/contracts/search"
import type { Fields } from "@forecourt/search-engine/rules"
import { indexedText } from "./indexed-document.ts"
import type { Query } from "./opensearch.types.ts"

/** The documents that have one of the values, or none of them. */
export function filterQuery(fields: Fields, { name, values, exclude = false }: SearchFilter): Query {
  const found = terms(fields, name, values)
  return exclude ? none([found]) : found
}

/** The documents that have any of what is chosen of a facet, and nothing of what is excluded; `null` where nothing is chosen. */
export function choiceQuery(fields: Fields, facet: FacetRequest): Query | null {
  const { filters = [] } = facet
  if (filters.length === 0) return null
  const queriesOf = (choices: readonly FacetChoice[]) => choices.map((choice) => oneChoice(fields, facet, choice))
  const included = queriesOf(filters.filter(({ exclude }) => !exclude))
  const excluded = queriesOf(filters.filter(({ exclude }) => exclude))
  return every([...(included.length > 0 ? [some(included)] : []), ...(excluded.length > 0 ? [none(excluded)] : [])])
}

function oneChoice(
  fields: Fields,
  { name, child_name }: FacetRequest,
  { value, min, max, children = [] }: FacetChoice,
): Query {
  if (value === undefined) return { range: { [`number.${name}`]: { gte: min, lte: max } } }
  const own = terms(fields, name, [value])
  return child_name === undefined || children.length === 0 ? own : every([own, terms(fields, child_name, children)])
}

function terms({ all }: Fields, name: string, values: readonly unknown[]): Query {
  const field = all.get(name)
  if (field === undefined) return { match_none: {} }
  return { terms: { [`text.${name}`]: values.map((value) => indexedText(field, value)) } }
}

/** The documents that fit every one of these. */
export function every(queries: readonly Query[]): Query {
  return queries.length === 0 ? { match_all: {} } : { bool: { filter: queries } }
}

/** The documents that fit one of these at least. */
export function some(queries: readonly Query[]): Query {
  return { bool: { should: queries, minimum_should_match: 1 } }
}

const none = (queries: readonly Query[]): Query => ({ bool: { must_not: queries } })
