import { deleteExpiredHolds } from "@forecourt/service-kit/holds"
import { forgetRequests } from "@forecourt/service-kit/idempotency"
import { deleteLocksBefore } from "@forecourt/service-kit/locks"
import { removeOldLogins } from "@forecourt/service-kit/login"
import { COUNTS_MS } from "./booking-limits.ts"
import { deleteBookingsBefore, deleteNetworksBefore } from "./storage/bookings.ts"
import { deleteStrayNotes } from "./storage/visits.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

const DAY_MS = 86_400_000
/** The time in milliseconds during which a client can safely repeat an order. */
const REQUESTS_ARE_KEPT_MS = 2 * DAY_MS
/**
 * The time in milliseconds for which bookings are kept after a visit, so that customers' questions can be answered.
 */
const BOOKINGS_ARE_KEPT_MS = 90 * DAY_MS

/** Deletes expired rows, including the customer data of past bookings. */
export async function removeOutdated({ storage, now }: Pick<WorkshopBookingContext, "storage" | "now">): Promise<void> {
  await forgetRequests(storage, now() - REQUESTS_ARE_KEPT_MS)
  await deleteExpiredHolds(storage, "taken_times", now())
  await deleteLocksBefore(storage, now() - DAY_MS)
  await deleteNetworksBefore(storage, now() - COUNTS_MS)
  const previous = new Date(now() - BOOKINGS_ARE_KEPT_MS).toISOString().slice(0, 10)
  await storage.transaction((tx) => deleteBookingsBefore(tx, previous))
  await deleteStrayNotes(storage)
  await removeOldLogins(storage, now())
}
