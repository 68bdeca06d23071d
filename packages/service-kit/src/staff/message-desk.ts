import type { Outbox } from "../outbox/outbox.types.ts"
import { dropEntry, listOutboxActions, listPendingEntries, sendEntry, showEntry } from "../outbox/staff-actions.ts"
import type { Storage } from "../storage/storage.types.ts"
import { LINK_KIND } from "./link-sender.ts"
import type { MessageDesk } from "./staff.types.ts"

const LATE_MS = 60 * 60_000
/** The text instead of a link, with which an operator could sign in as someone else. */
const HIDDEN_LINK = "A link that signs a member of staff in. It is not shown."

/** Creates the part of a desk that shows the outbox of a service. */
export function createMessageDesk(
  storage: Storage,
  keys: readonly Buffer[],
  { wake }: Pick<Outbox<never>, "wake">,
): MessageDesk {
  return {
    lateMs: LATE_MS,
    listMessages: () => listPendingEntries(storage),
    async showMessage(id, by) {
      const entry = await showEntry(storage, keys, id, by)
      return entry?.kind === LINK_KIND ? { ...entry, content: { payload: HIDDEN_LINK } } : entry
    },
    async sendMessage(id, by) {
      const refusal = await sendEntry(storage, id, by)
      wake()
      return refusal
    },
    dropMessage: (id, by) => dropEntry(storage, id, by),
    listActions: () => listOutboxActions(storage),
  }
}
