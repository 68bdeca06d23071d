import type { Outbox } from "../outbox/outbox.types.ts"
import {
  dropEntry,
  type EntryRules,
  listOutboxActions,
  listPendingEntries,
  sendEntry,
  showEntry,
} from "../outbox/staff-actions.ts"
import type { Storage } from "../storage/storage.types.ts"
import type { MessageDesk } from "./staff.types.ts"

/** Creates the part of a desk that shows the outbox of a service. */
export function createMessageDesk(
  storage: Storage,
  keys: readonly Buffer[],
  { wake, lateMs }: Pick<Outbox<never>, "wake" | "lateMs">,
  rules: EntryRules,
): MessageDesk {
  return {
    lateMs,
    listMessages: () => listPendingEntries(storage),
    showMessage: (id, by) => showEntry(storage, { ...rules, keys }, id, by),
    async sendMessage(id, by) {
      const refusal = await sendEntry(storage, id, by)
      wake()
      return refusal
    },
    dropMessage: (id, by) => dropEntry(storage, id, by, rules),
    listActions: () => listOutboxActions(storage),
  }
}
