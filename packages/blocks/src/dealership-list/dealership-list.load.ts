import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { DealershipList } from "../generated/dealership-list.ts"
import { findDealerships } from "../stock/dealership/find-dealerships.ts"
import { writeDealerships } from "../stock/dealership/found-dealerships.ts"

/** The dealerships of the site, and which of them the address looks for. Spec 2 §7. */
export const load: Load<DealershipList, Services> = async ({ page, services, signal }) => {
  const [keyphrase] = page.choices.keyphrase ?? []
  const found = await findDealerships(services.stock, { limit: LIST_SIZE, signal })
  return { ...(keyphrase !== undefined && { keyphrase }), ...(found && { found: writeDealerships(found) }) }
}

/** Spec 2 §9. */
const LIST_SIZE = 48
