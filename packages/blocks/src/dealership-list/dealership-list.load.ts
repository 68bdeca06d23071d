import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { DealershipList } from "../generated/dealership-list.ts"
import { getDealershipPath } from "../stock/dealership/dealership-path.ts"
import { findAllDealerships } from "../stock/dealership/find-dealerships.ts"
import { writeDealerships } from "../stock/dealership/found-dealerships.ts"

/** Loads the site's dealerships and the search words in the URL. Spec 2 §7. */
export const load: Load<DealershipList, Services> = async ({ page, services, site, signal, onListing }) => {
  const [keyphrase] = page.choices.keyphrase ?? []
  const dealerships = await findAllDealerships(services.stock, { signal })
  const path = getDealershipPath(site)
  const items = dealerships?.map(({ slug, site_official_name: name }) => ({ name, href: `${path}/${slug}` })) ?? []
  onListing?.({ values: [], isIndexable: keyphrase === undefined, items })
  return { ...(keyphrase !== undefined && { keyphrase }), ...(dealerships && { found: writeDealerships(dealerships) }) }
}
