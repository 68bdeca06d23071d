import { type Position, parsePosition } from "@forecourt/contracts/distance"
import { findAll } from "./find-all.ts"
import type { StockOptions, StockSearch } from "./stock-search.ts"

export interface Town extends Position {
  readonly name: string
  /** The region, or an empty string when it is unknown. */
  readonly region: string
}

const PAGE_SIZE = 100

/**
 * Finds the towns that have a dealership. Returns `null` when the search fails. The position of a town is that of its
 * first dealership.
 */
export async function findTowns(
  { findDealerships }: Pick<StockSearch, "findDealerships">,
  options: StockOptions = {},
): Promise<readonly Town[] | null> {
  const request = {
    fields: ["site_city", "site_region", "site_geocoord"],
    limit: PAGE_SIZE,
    sort_name: "website_sort_order_asc",
  }
  const dealerships = await findAll((page) => findDealerships(page, options), request)
  if (dealerships === null) return null
  const towns = dealerships.flatMap(
    ({ site_city: town, site_region: region, site_geocoord: at }) =>
      toTown(getText(town), getText(region), getText(at)) ?? [],
  )
  return towns.filter(({ name }, at) => towns.findIndex((town) => town.name === name) === at)
}

function toTown(name: string | null, region: string | null, point: string | null): Town | null {
  const position = parsePosition(point ?? "")
  return name !== null && position ? { name, region: region ?? "", ...position } : null
}

function getText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null
}
