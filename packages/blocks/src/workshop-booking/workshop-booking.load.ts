import type { Services } from "@forecourt/api-clients/content"
import type { Town } from "@forecourt/api-clients/search"
import { findTowns } from "@forecourt/api-clients/search"
import type { Load } from "@forecourt/renderer"
import type { WorkshopBooking } from "../generated/workshop-booking.ts"

/** Loads the towns to choose from. Spec 3 §2.1. */
export const load: Load<WorkshopBooking, Services, readonly Town[] | undefined> = async ({ services, signal }) =>
  (await findTowns(services.stock, { signal })) ?? undefined
