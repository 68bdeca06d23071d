import type { FacetChoice, FacetRequest, SearchRequestInput } from "@forecourt/contracts/search"
import type { FilterFields, FilterQuery, ListChoice, ListField, Place } from "./filters.types.ts"
import { listPlacesWithin } from "./places.ts"

/** The number of items on a page. Spec 2 §9. */
export const PAGE_SIZE = 48

interface Asked {
  readonly index: string
  readonly page: number
  /** @default PAGE_SIZE */
  readonly limit?: number
  /** The places for searches near a place. @default none */
  readonly places?: readonly Place[]
}

/** Converts a query to the search request for one page of items. Spec 2 §7. */
export function toSearchRequest(
  { lists, ranges, near, keyphrase, sortName }: FilterQuery,
  fields: FilterFields,
  { index, page, limit = PAGE_SIZE, places = [] }: Asked,
): SearchRequestInput {
  const isRequired = ({ isExcluded }: ListChoice, { matchesAll = false }: ListField) => matchesAll && !isExcluded
  const ofLists = fields.lists.map((field): FacetRequest => {
    const { name, child, order = "asc" } = field
    const filters = (lists[name] ?? []).filter((choice) => !isRequired(choice, field)).map(toFacetChoice)
    return { name, ...(child !== undefined && { child_name: child }), type: "list", sort_order: order, filters }
  })
  const ofRanges = fields.ranges.map((name): FacetRequest => {
    const { min = null, max = null } = ranges[name] ?? {}
    const filters = min === null && max === null ? [] : [{ ...(min !== null && { min }), ...(max !== null && { max }) }]
    return { name, type: "range", filters }
  })
  const required = fields.lists.flatMap((field) =>
    (lists[field.name] ?? [])
      .filter((choice) => isRequired(choice, field))
      .map(({ value }) => ({ name: field.name, values: [value] })),
  )
  const around =
    near === null || fields.place === undefined ? [] : [{ name: fields.place, values: listPlacesWithin(near, places) }]
  const filters = [...required, ...around]
  return {
    index,
    facets: [...ofLists, ...ofRanges],
    ...(filters.length > 0 && { filters }),
    ...(keyphrase !== "" && { keyphrase }),
    ...(sortName !== null && { sort_name: sortName }),
    limit,
    offset: page * PAGE_SIZE,
  }
}

/**
 * Removes the facets without filters from a search request. Such facets only add counts to the result, which some
 * searches do not need.
 */
export function removeCounts<Request extends Pick<SearchRequestInput, "facets">>(request: Request): Request {
  return { ...request, facets: (request.facets ?? []).filter(({ filters = [] }) => filters.length > 0) }
}

function toFacetChoice({ value, children, isExcluded }: ListChoice): FacetChoice {
  return { value, ...(children.length > 0 && { children: [...children] }), ...(isExcluded && { exclude: true }) }
}
