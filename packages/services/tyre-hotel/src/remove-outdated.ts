import { removeIdleBudgets } from "@forecourt/service-kit/budgets"
import { deleteExpiredHolds } from "@forecourt/service-kit/holds"
import { forgetRequests } from "@forecourt/service-kit/idempotency"
import { deleteLocksBefore } from "@forecourt/service-kit/locks"
import { removeOldLogins } from "@forecourt/service-kit/login"
import { deleteBookingsBefore } from "./storage/bookings.ts"
import { deleteOpenBookingsBefore } from "./storage/open-bookings.ts"
import type { TyreHotelContext } from "./tyre-hotel.types.ts"

const DAY_MS = 86_400_000
const REQUESTS_ARE_KEPT_MS = 2 * DAY_MS
/** The time for which bookings are kept after a visit, so that customers' questions can be answered. */
const BOOKINGS_ARE_KEPT_MS = 90 * DAY_MS

/** Deletes expired rows. Undelivered messages are kept, since an operator must decide about them. */
export async function removeOutdated({ storage, now }: Pick<TyreHotelContext, "storage" | "now">): Promise<void> {
  await removeOldLogins(storage, now())
  await forgetRequests(storage, now() - REQUESTS_ARE_KEPT_MS)
  await deleteExpiredHolds(storage, "held_times", now())
  await deleteLocksBefore(storage, now() - DAY_MS)
  // Wherever the workshop is, the day before yesterday is over.
  await deleteOpenBookingsBefore(storage, formatDay(now() - 2 * DAY_MS))
  await deleteBookingsBefore(storage, formatDay(now() - BOOKINGS_ARE_KEPT_MS))
  await removeIdleBudgets(storage, now() - DAY_MS)
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
