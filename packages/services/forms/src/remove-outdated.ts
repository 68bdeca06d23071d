import { forgetRequests } from "@forecourt/service-kit/idempotency"
import { removeOldLogins } from "@forecourt/service-kit/login"
import type { FormsContext } from "./forms.types.ts"
import { deleteLeadsBefore } from "./storage/leads.ts"
import { deleteOldReceipts } from "./storage/receipts.ts"

const DAY_MS = 86_400_000
/** The time in milliseconds during which a client can safely submit a form again. */
const REQUESTS_ARE_KEPT_MS = 2 * DAY_MS

/** Deletes expired rows. Undelivered messages are kept, since an operator must decide about them. */
export async function removeOutdated({
  storage,
  now,
  keepDays,
}: Pick<FormsContext, "storage" | "now" | "keepDays">): Promise<void> {
  await removeOldLogins(storage, now())
  await deleteLeadsBefore(storage, now() - keepDays * DAY_MS)
  await deleteOldReceipts(storage, now())
  await forgetRequests(storage, now() - REQUESTS_ARE_KEPT_MS)
}
