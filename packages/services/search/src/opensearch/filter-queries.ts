import type { FacetChoice, FacetRequest, SearchFilter } from "@forecourt/contracts/search"
import type { Fields } from "@forecourt/search-engine/rules"
import { toIndexedText } from "./indexed-document.ts"
import type { Query } from "./opensearch.types.ts"

export function createFilterQuery(fields: Fields, { name, values, exclude = false }: SearchFilter): Query {
  const terms = createTerms(fields, name, values)
  return exclude ? createNone([terms]) : terms
}

export function createChoiceQuery(fields: Fields, facet: FacetRequest): Query | null {
  const { filters = [] } = facet
  if (filters.length === 0) return null
  const createQueries = (choices: readonly FacetChoice[]) =>
    choices.map((choice) => createOneChoice(fields, facet, choice))
  const included = createQueries(filters.filter(({ exclude }) => !exclude))
  const excluded = createQueries(filters.filter(({ exclude }) => exclude))
  return createEvery([
    ...(included.length > 0 ? [createSome(included)] : []),
    ...(excluded.length > 0 ? [createNone(excluded)] : []),
  ])
}

function createOneChoice(
  fields: Fields,
  { name, child_name }: FacetRequest,
  { value, min, max, children = [] }: FacetChoice,
): Query {
  if (value === undefined) return { range: { [`number.${name}`]: { gte: min, lte: max } } }
  const terms = createTerms(fields, name, [value])
  return child_name === undefined || children.length === 0
    ? terms
    : createEvery([terms, createTerms(fields, child_name, children)])
}

function createTerms({ all }: Fields, name: string, values: readonly unknown[]): Query {
  const field = all.get(name)
  if (field === undefined) return { match_none: {} }
  return { terms: { [`text.${name}`]: values.map((value) => toIndexedText(field, value)) } }
}

export function createEvery(queries: readonly Query[]): Query {
  return queries.length === 0 ? { match_all: {} } : { bool: { filter: queries } }
}

export function createSome(queries: readonly Query[]): Query {
  return { bool: { should: queries, minimum_should_match: 1 } }
}

const createNone = (queries: readonly Query[]): Query => ({ bool: { must_not: queries } })
