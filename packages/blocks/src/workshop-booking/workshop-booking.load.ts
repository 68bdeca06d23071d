import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { WorkshopBooking } from "../generated/workshop-booking.ts"
import { findTowns } from "../stock/find-towns.ts"
import type { Town } from "../stock/towns.ts"

/** Loads the towns to choose from. Spec 3 §2.1. */
export const load: Load<WorkshopBooking, Services, readonly Town[] | undefined> = async ({ services, signal }) =>
  (await findTowns(services.stock, { signal })) ?? undefined
