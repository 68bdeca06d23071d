import { toKilometres } from "@forecourt/filters-machine/cars"
import { type Market, toMarketDistance } from "../stock/market.ts"
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
    const result = await search({ ...request, facets: facets.map(toKilometres) }, options)
    // A failed search is recognised by the identity of its result.
    if (result.facet.every(({ name }) => name !== DISTANCE)) return result
    const facet = result.facet.map((item) => (item.name === DISTANCE ? toUnits(item, toMarketUnit) : item))
    return { ...result, facet }
  }
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
