import type { FacetChoice, FacetRequest, SearchRequestInput } from "@forecourt/contracts/search"
import { type Field, type Fields, findNearest, readSort } from "./fields.ts"
import { SearchError } from "./search-error.ts"

/**
 * Checks that the schema allows a request. If it does not, throws a `SearchError` that explains how to fix the request.
 */
export function checkRequest(fields: Fields, request: Omit<SearchRequestInput, "index">): void {
  const { filters = [], facets = [], sort_name, limit = 0, offset = 0 } = request
  for (const { name } of [...filters, ...facets]) findField(fields, name)
  for (const facet of facets) checkFacet(fields, facet)
  const names = facets.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice !== undefined) throw createSearchError(`the facet ${twice} is asked for twice. Ask for it once.`)
  if (sort_name !== undefined && readSort(fields, sort_name) === null)
    throw createSearchError(formatSortProblem(fields, sort_name))
  for (const [name, number] of Object.entries({ limit, offset }))
    if (!Number.isSafeInteger(number) || number < 0)
      throw createSearchError(`${name} is no whole number from 0. Send one.`)
}

export function findField({ all }: Fields, name: string): Field {
  const field = all.get(name)
  if (field !== undefined) return field
  const near = findNearest(name, all.keys())
  const cure = near === null ? "Correct its name." : `Did you mean ${near}?`
  throw new SearchError("FieldUnknown", `search: ${name} is no field of these documents. ${cure}`)
}

function checkFacet(fields: Fields, { name, child_name, type, filters = [] }: FacetRequest): void {
  const { facet } = findField(fields, name)
  if (facet === null)
    throw createSearchError(`${name} is no facet. Give it "x-search": { "facet": "list" }, or ask for another.`)
  if (type !== undefined && type !== facet)
    throw createSearchError(`${name} is a facet of type ${facet}. Leave type out.`)
  if (child_name !== undefined && fields.all.get(child_name)?.parent !== name)
    throw createSearchError(`${child_name} does not stand under ${name}. Leave child_name out.`)
  for (const choice of filters) {
    if (facet === "range") checkRange(name, choice)
    else checkValue(name, choice)
    if (choice.children?.length && child_name === undefined)
      throw createSearchError(`children of ${name} are chosen without child_name. Name their field.`)
  }
}

function checkValue(name: string, { value, min, max }: FacetChoice): void {
  if (value === undefined || min !== undefined || max !== undefined)
    throw createSearchError(`what is chosen of ${name} needs a value, and no min or max. Correct it.`)
}

function checkRange(name: string, { value, min, max }: FacetChoice): void {
  if (value !== undefined) throw createSearchError(`${name} is a range and has no values. Send min, max or both.`)
  if (min === undefined && max === undefined)
    throw createSearchError(`what is chosen of ${name} has no bounds. Send min, max or both.`)
  if (min !== undefined && max !== undefined && min > max)
    throw createSearchError(`min of ${name} is above its max. Swap them.`)
}

function formatSortProblem(fields: Fields, name: string): string {
  const sortable = [...fields.all.values()].filter(({ sort }) => sort).map((field) => field.name)
  return `documents cannot be sorted by ${name}. Use one of ${sortable.join(", ")}, with _asc or _desc.`
}

function createSearchError(sentence: string): SearchError {
  return new SearchError("BadRequest", `search: ${sentence}`)
}
