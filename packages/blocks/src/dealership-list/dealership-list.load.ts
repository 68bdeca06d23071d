import type { Services } from "@forecourt/api-clients/content"
import type { Dealership } from "@forecourt/contracts/search"
import type { Load } from "@forecourt/renderer"
import type { DealershipList } from "../generated/dealership-list.ts"
import { getDealershipPath } from "../stock/dealership/dealership-path.ts"
import { findAllDealerships } from "../stock/dealership/find-dealerships.ts"
import type { LookedUpPlace } from "../stock/places/look-up-place.ts"
import { findNear } from "./find-near.ts"

export interface DealershipListData {
  readonly dealerships: readonly Dealership[]
  readonly keyphrase?: string
  /** The index of the last visible page, starting at 0. All earlier pages are visible too. */
  readonly page?: number
  /**
   * The place that the visitor searched for, such as a town. It is set only if no dealership matches the search words.
   */
  readonly near?: LookedUpPlace
}

/**
 * Loads the dealerships. If the search words match no dealership, also loads the place that the words name. Spec 2 §7.
 */
export const load: Load<DealershipList, Services, DealershipListData | undefined> = async (props) => {
  const { page, services, site, signal, onListing } = props
  const [keyphrase] = page.choices.keyphrase ?? []
  const [pageNumber] = page.choices.page ?? []
  const dealerships = await findAllDealerships(services.stock, { signal })
  const path = getDealershipPath(site)
  const items = dealerships?.map(({ slug, site_official_name: name }) => ({ name, href: `${path}/${slug}` })) ?? []
  onListing?.({ values: [], isIndexable: keyphrase === undefined && pageNumber === undefined, items })
  if (dealerships === null) return undefined
  const near = await findNear(keyphrase, dealerships, { places: services.places, site, signal })
  return {
    dealerships,
    ...(keyphrase !== undefined && { keyphrase }),
    ...(pageNumber !== undefined && { page: Number(pageNumber) }),
    ...(near && { near }),
  }
}
