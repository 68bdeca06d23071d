import type { Services } from "@forecourt/api-clients/content"
import { hasFailed } from "@forecourt/api-clients/search"
import { textIn } from "./car-document.ts"
import type { Town } from "./towns.ts"

/** As many as a search gives at once: no site has more dealerships. */
const MAX_DEALERSHIPS = 100

/** The towns of a site's dealerships, each where the first of them is; `null` when the search cannot be reached. */
export async function findTowns(
  { findDealerships }: Services["stock"],
  options: { readonly signal: AbortSignal },
): Promise<readonly Town[] | null> {
  const request = {
    fields: ["site_city", "site_region", "site_geocoord"],
    limit: MAX_DEALERSHIPS,
    sort_name: "website_sort_order_asc",
  }
  const found = await findDealerships(request, options)
  if (hasFailed(found)) return null
  const towns = found.content.flatMap(
    ({ site_city: town, site_region: region, site_geocoord: at }) =>
      townAt(textIn(town), textIn(region), textIn(at)) ?? [],
  )
  return towns.filter(({ name }, at) => towns.findIndex((one) => one.name === name) === at)
}

function townAt(name: string | null, region: string | null, point: string | null): Town | null {
  const [latitude, longitude] = (point ?? "").split(",").map(Number.parseFloat)
  const isPoint = latitude !== undefined && longitude !== undefined && Number.isFinite(latitude + longitude)
  return name !== null && isPoint ? { name, region: region ?? "", latitude, longitude } : null
}
