import type { FacetRequest } from "@forecourt/contracts/search"
import { type Market, toKilometreRange, toMarketDistance } from "../stock/market.ts"
import type { RangeName } from "./list-fields.ts"
import type { CarSearch } from "./list-search.ts"

/**
 * The field for the electric range. The search service stores this distance in kilometres, and the list shows it in the
 * market's unit.
 */
const DISTANCE: RangeName = "car_electric_range"

/**
 * Creates a search function that converts the electric range to the market's unit, such as miles, in filters and
 * counts.
 */
export function createUnitSearch(search: CarSearch, market: Market): CarSearch {
  if (market.mileage !== "mile") return search
  const toMarketUnit = (km: number) => toMarketDistance(market, km).value
  return async ({ facets = [], ...request }, options) => {
    const result = await search({ ...request, facets: facets.map((facet) => toKilometres(facet, market)) }, options)
    // A failed search is recognised by the identity of its result.
    if (result.facet.every(({ name }) => name !== DISTANCE)) return result
    const facet = result.facet.map((item) => (item.name === DISTANCE ? toUnits(item, toMarketUnit) : item))
    return { ...result, facet }
  }
}

function toKilometres(facet: FacetRequest, market: Market): FacetRequest {
  if (facet.name !== DISTANCE || facet.filters === undefined) return facet
  const filters = facet.filters.map((filter) => {
    const { min, max } = filter as { readonly min?: number; readonly max?: number }
    return {
      ...(min !== undefined && { min: toKilometreRange(market, min).from }),
      ...(max !== undefined && { max: toKilometreRange(market, max).to }),
    }
  })
  return { ...facet, filters }
}

type Found = Awaited<ReturnType<CarSearch>>["facet"][number]

function toUnits({ min, max, value, ...facet }: Found, said: (km: number) => number): Found {
  return {
    ...facet,
    value: value.map(toBarInUnits),
    ...(min !== undefined && { min: said(min) }),
    ...(max !== undefined && { max: said(max) }),
  }

  function toBarInUnits({ from, to, ...bar }: Found["value"][number]): Found["value"][number] {
    return { ...bar, ...(from !== undefined && { from: said(from) }), ...(to !== undefined && { to: said(to) }) }
  }
}
