import { deleteIdleEntry, findEntries } from "@forecourt/service-kit/outbox"
import { type EraseDesk, recordStaffAction } from "@forecourt/service-kit/staff"
import { hashAddress } from "./mailbox.ts"
import { ALERT_KINDS, type AlertMail, type SearchAlertsContext } from "./search-alerts.types.ts"
import { deleteAlert, listAlertsOfAddress } from "./storage/alerts.ts"

/** Creates the part of a desk that erases the alerts of an e-mail address. A phone number has none. */
export function createEraseDesk(
  { storage, now, mailboxKeys }: SearchAlertsContext,
  outboxKeys: readonly Buffer[],
): EraseDesk {
  async function findPerson(contact: string) {
    const isEmail = contact.includes("@")
    const hashes = mailboxKeys.map((key) => hashAddress(key, contact))
    const alerts = isEmail ? await listAlertsOfAddress(storage, hashes) : []
    const ids = new Set(alerts.map(({ id }) => id))
    const entries = await findEntries<AlertMail>(storage, { keys: outboxKeys, kinds: ALERT_KINDS }, ({ alertId }) =>
      ids.has(alertId),
    )
    return { ids, entries }
  }

  return {
    noun: "alert",
    async countPerson(contact) {
      const { ids, entries } = await findPerson(contact)
      const { ids: outgoing, unreadable } = entries
      return { records: ids.size, outgoing: outgoing.length, upcoming: 0, unreadable: unreadable.length }
    },
    async erasePerson(contact, by) {
      const { ids, entries } = await findPerson(contact)
      return storage.transaction(async (tx) => {
        let busy = 0
        for (const id of entries.ids) if (!(await deleteIdleEntry(tx, id, now()))) busy += 1
        for (const id of ids) await deleteAlert(tx, id, now())
        await recordStaffAction(tx, { action: "erased a person", subject: `${ids.size} alerts` }, by)
        return { records: ids.size, busy }
      })
    },
  }
}
