import { forgetRequests } from "@forecourt/service-kit/idempotency"
import { forgetDeadLetters } from "@forecourt/service-kit/outbox"
import type { FormsContext } from "./forms.types.ts"

const DAY_MS = 86_400_000
/** Messages are told apart for as long as anybody could still repeat one. */
const REQUESTS_ARE_KEPT_MS = 2 * DAY_MS
/** Long enough to look into what the gateway did not take. */
const DEAD_LETTERS_ARE_KEPT_MS = 7 * DAY_MS

/** Lets go of what nobody can use any more; what was delivered is gone already. */
export async function forgetOutdated({ storage, now }: Pick<FormsContext, "storage" | "now">): Promise<void> {
  await forgetRequests(storage, now() - REQUESTS_ARE_KEPT_MS)
  await forgetDeadLetters(storage, now() - DEAD_LETTERS_ARE_KEPT_MS)
}
