import type { Services } from "@forecourt/api-clients/content"
import { hasFailed } from "@forecourt/api-clients/search"
import type { Place } from "@forecourt/filters-machine"
import { textIn } from "../stock/stock-car.select.ts"

/** As many as a search gives at once: no site has more dealerships. */
const MAX_DEALERSHIPS = 100

/** The towns of a site's dealerships, each where the first of them is; `null` when the search cannot be reached. */
export async function findPlaces(
  { findDealerships }: Services["stock"],
  options: { readonly signal: AbortSignal },
): Promise<readonly Place[] | null> {
  const request = {
    fields: ["site_city", "site_geocoord"],
    limit: MAX_DEALERSHIPS,
    sort_name: "website_sort_order_asc",
  }
  const found = await findDealerships(request, options)
  if (hasFailed(found)) return null
  const places = found.content.flatMap(
    ({ site_city: town, site_geocoord: at }) => placeAt(textIn(town), textIn(at)) ?? [],
  )
  return places.filter(({ name }, at) => places.findIndex((one) => one.name === name) === at)
}

function placeAt(name: string | null, point: string | null): Place | null {
  const [latitude, longitude] = (point ?? "").split(",").map(Number.parseFloat)
  const isPoint = latitude !== undefined && longitude !== undefined && Number.isFinite(latitude + longitude)
  return name !== null && isPoint ? { name, latitude, longitude } : null
}
