import { forgetRequests } from "@forecourt/service-kit/idempotency"
import { deleteBookingsBefore } from "./storage/bookings.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

const DAY_MS = 86_400_000
/** Orders are told apart for as long as anybody could still repeat one. */
const REQUESTS_ARE_KEPT_MS = 2 * DAY_MS
/** Long enough to ask about what was done. */
const BOOKINGS_ARE_KEPT_MS = 90 * DAY_MS

/** Lets go of what nobody can use any more: of who came, too. */
export async function removeOutdated({ storage, now }: Pick<WorkshopBookingContext, "storage" | "now">): Promise<void> {
  await forgetRequests(storage, now() - REQUESTS_ARE_KEPT_MS)
  const before = new Date(now() - BOOKINGS_ARE_KEPT_MS).toISOString().slice(0, 10)
  await storage.transaction((tx) => deleteBookingsBefore(tx, before))
}
