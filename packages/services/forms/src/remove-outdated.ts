import { forgetRequests } from "@forecourt/service-kit/idempotency"
import type { FormsContext } from "./forms.types.ts"

const DAY_MS = 86_400_000
/** The time in milliseconds during which a client can safely submit a form again. */
const REQUESTS_ARE_KEPT_MS = 2 * DAY_MS

/** Deletes expired rows. Undelivered messages are kept, since an operator must decide about them. */
export async function removeOutdated({ storage, now }: Pick<FormsContext, "storage" | "now">): Promise<void> {
  await forgetRequests(storage, now() - REQUESTS_ARE_KEPT_MS)
}
