import type { Services } from "@forecourt/api-clients/content"
import type { Dealership } from "@forecourt/contracts/search"
import { type LookedUpPlace, lookUpPlace } from "../stock/places/look-up-place.ts"
import type { PageLanguage } from "../stock/places/place-request.ts"
import { isNamed } from "./dealership-list.rules.ts"

interface NearOptions {
  readonly places: Services["places"]
  readonly site: PageLanguage
  readonly signal: AbortSignal
}

/**
 * Looks up the place that the search words name. Returns `null` if the words match a dealership or if the look-up
 * fails. In both cases, the words filter the list.
 */
export async function findNear(
  keyphrase: string | undefined,
  dealerships: readonly Dealership[],
  { places, site: { locale, language }, signal }: NearOptions,
): Promise<LookedUpPlace | null> {
  const typed = keyphrase?.trim() ?? ""
  if (typed === "" || places === undefined) return null
  if (dealerships.some((dealership) => isNamed(formatName(dealership), typed))) return null
  try {
    return await lookUpPlace(typed, places, { locale, language, signal })
  } catch {
    return null
  }
}

function formatName({ site_official_name: name, site_zip: postcode = "", site_city: city = "" }: Dealership): string {
  return `${name} ${postcode} ${city}`
}
