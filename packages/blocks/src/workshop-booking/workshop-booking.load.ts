import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { WorkshopBooking } from "../generated/workshop-booking.ts"
import { findTowns } from "../stock/find-towns.ts"

/** Loads the towns from which a visitor can choose: those of the site's dealerships. Spec 3 §2.1. */
export const load: Load<WorkshopBooking, Services> = async ({ services, signal }) => {
  const towns = await findTowns(services.stock, { signal })
  return towns === null ? {} : { places: JSON.stringify(towns) }
}
