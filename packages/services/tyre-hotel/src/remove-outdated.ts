import { removeIdleBudgets } from "@forecourt/service-kit/budgets"
import { forgetRequests } from "@forecourt/service-kit/idempotency"
import { removeOldLogins } from "@forecourt/service-kit/login"
import { deleteCancelledBookingsBefore } from "./storage/cancelled-bookings.ts"
import { deleteOpenBookingsBefore } from "./storage/open-bookings.ts"
import type { TyreHotelContext } from "./tyre-hotel.types.ts"

const DAY_MS = 86_400_000
const REQUESTS_ARE_KEPT_MS = 2 * DAY_MS

/** Deletes expired rows. Undelivered messages are kept, since an operator must decide about them. */
export async function removeOutdated({ storage, now }: Pick<TyreHotelContext, "storage" | "now">): Promise<void> {
  const requestsFrom = now() - REQUESTS_ARE_KEPT_MS
  await removeOldLogins(storage, now())
  await forgetRequests(storage, requestsFrom)
  await deleteCancelledBookingsBefore(storage, requestsFrom)
  // Wherever the workshop is, the day before yesterday is over.
  await deleteOpenBookingsBefore(storage, new Date(now() - 2 * DAY_MS).toISOString().slice(0, 10))
  await removeIdleBudgets(storage, now() - DAY_MS)
}
