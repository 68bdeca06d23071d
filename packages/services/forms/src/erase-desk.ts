import type { FormSubmission } from "@forecourt/contracts/forms"
import { deleteIdleEntry, findEntries } from "@forecourt/service-kit/outbox"
import { type EraseDesk, recordStaffAction } from "@forecourt/service-kit/staff"
import { hashContacts, hashEmail, hashSearchWords } from "./contacts.ts"
import type { FormsContext, Receipt } from "./forms.types.ts"
import { eraseLead, listLeadIds, listUnreadableIds } from "./storage/leads.ts"

/** Creates the part of the staff's desk that erases what a person wrote, with the receipts. */
export function createEraseDesk({ storage, now, archiveKeys, contactKeys, outboxKeys }: FormsContext): EraseDesk {
  /** Lists a person's messages, including those in the outbox that are older than the archive, and their receipts. */
  async function listIds(contact: string) {
    const wanted = new Set(hashSearchWords(contactKeys, contact))
    const isWanted = (hash: string | null) => hash !== null && wanted.has(hash)
    const archived = await listLeadIds(storage, [...wanted])
    const submissions = { keys: outboxKeys, kinds: ["submission"] }
    const waiting = await findEntries<FormSubmission>(storage, submissions, (submission) =>
      contactKeys.some((key) => Object.values(hashContacts(key, submission)).some(isWanted)),
    )
    const receipts = await findEntries<Receipt>(storage, { keys: outboxKeys, kinds: ["receipt"] }, (receipt) => {
      const hashes = [...contactKeys.map((key) => hashEmail(key, receipt.to)), receipt.phoneHash ?? null]
      return hashes.some(isWanted)
    })
    const messages = new Set([...archived, ...waiting.ids])
    return { messages, receipts: receipts.ids, unreadable: [...waiting.unreadable, ...receipts.unreadable] }
  }

  return {
    noun: "message",
    async countPerson(contact) {
      const { messages, receipts, unreadable } = await listIds(contact)
      const unreadableLeads = await listUnreadableIds(storage, archiveKeys)
      return {
        records: messages.size,
        outgoing: receipts.length,
        upcoming: 0,
        unreadable: new Set([...unreadable, ...unreadableLeads]).size,
      }
    },
    async erasePerson(contact, by) {
      const { messages, receipts } = await listIds(contact)
      return storage.transaction(async (tx) => {
        let records = 0
        let busy = 0
        for (const id of messages) {
          if (await eraseLead(tx, id, now())) records += 1
          else busy += 1
        }
        for (const id of receipts) if (!(await deleteIdleEntry(tx, id, now()))) busy += 1
        await recordStaffAction(tx, { action: "erased a person", subject: `${records} messages` }, by)
        return { records, busy }
      })
    },
  }
}
