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
 * Finds the place that the search words in the URL name, unless they name a dealership. Returns `null` when there is no
 * place to look up or when the search fails. In both cases the list is filtered by the words.
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
