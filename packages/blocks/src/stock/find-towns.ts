import type { Services } from "@forecourt/api-clients/content"
import { findAll } from "@forecourt/api-clients/search"
import { parsePosition } from "@forecourt/contracts/distance"
import { getText } from "./car-document.ts"
import type { Town } from "./towns.ts"

const PAGE_SIZE = 100

/**
 * Finds the towns that have a dealership. Returns `null` when the search fails. The position of a town is that of its
 * first dealership.
 */
export async function findTowns(
  { findDealerships }: Services["stock"],
  options: { readonly signal: AbortSignal },
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
