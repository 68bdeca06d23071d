import type { Services } from "@forecourt/api-clients/content"
import { readDealership } from "@forecourt/api-clients/search"
import { getDayInZone } from "@forecourt/calendar"
import type { Load } from "@forecourt/renderer"
import type { DealershipPage } from "../generated/dealership-page.ts"
import { type FoundDealership, findLatestCars } from "./find-dealership.ts"

/** Loads the page's dealership and its latest cars. Spec 2 §7. */
export const load: Load<DealershipPage, Services, FoundDealership | undefined> = async (props) => {
  const { page, services, site, signal } = props
  const dealership = page.entity ? readDealership(page.entity.fields) : null
  if (dealership === null) return undefined
  const cars = await findLatestCars(dealership, { stock: services.stock, signal })
  return { dealership, cars, today: getDayInZone(site.timeZone, Date.now()) }
}
