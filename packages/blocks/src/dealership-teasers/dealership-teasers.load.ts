import type { Services } from "@forecourt/api-clients/content"
import type { Dealership } from "@forecourt/contracts/search"
import type { Load } from "@forecourt/renderer"
import type { DealershipTeasers } from "../generated/dealership-teasers.ts"
import { type DealershipQuery, findDealerships } from "../stock/dealership/find-dealerships.ts"

/**
 * Loads the dealerships for the value of the editor's `selection` field. Returns `undefined` if the search fails. Spec
 * 2 §2.8, §7.
 */
export const load: Load<DealershipTeasers, Services, readonly Dealership[] | undefined> = async (props) => {
  const { fields, services, signal } = props
  return (await findDealerships(services.stock, { ...QUERIES[fields.selection], signal })) ?? undefined
}

/** The search query for each value of the editor's `selection` field. Spec 2 §7. */
const QUERIES: Readonly<Record<DealershipTeasers["selection"], DealershipQuery>> = {
  Workshops: { limit: 100, filters: [{ name: "site_department_groups", values: ["Workshop"] }] },
  First: { limit: 4 },
}
