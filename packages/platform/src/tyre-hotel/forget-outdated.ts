import { forgetOldBudgets } from "./codes/budgets.ts"
import type { TyreHotelDesk } from "./tyre-hotel.types.ts"

const DAY_MS = 86_400_000
/** Requests to book are told apart for as long as anybody could still repeat one. */
const KEYS_ARE_KEPT_MS = 2 * DAY_MS

/** Lets go of what nobody can use any more. What is too old is refused also while it is still there. */
export async function forgetOutdated({ storage, now }: Pick<TyreHotelDesk, "storage" | "now">): Promise<void> {
  const moment = new Date(now()).toISOString()
  await storage.run("delete from code_requests where expires_at < ?", moment)
  await storage.run("delete from sessions where expires_at < ?", moment)
  await storage.run(
    "delete from idempotency_keys where claimed_at < ?",
    new Date(now() - KEYS_ARE_KEPT_MS).toISOString(),
  )
  await storage.run(
    "delete from cancelled_bookings where cancelled_at < ?",
    new Date(now() - KEYS_ARE_KEPT_MS).toISOString(),
  )
  // Wherever the workshop is, the day before yesterday is over.
  await storage.run("delete from open_bookings where day < ?", new Date(now() - 2 * DAY_MS).toISOString().slice(0, 10))
  await forgetOldBudgets(storage, now())
}
