import { getDayInZone } from "@forecourt/calendar"
import { deleteIdleEntry, findEntries } from "../outbox/outbox.ts"
import { listPossibleNumbers } from "../phone-numbers/phone-numbers.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"
import type { EraseDesk } from "./staff.types.ts"
import { recordStaffAction } from "./staff-log.ts"

/** An e-mail address in lower case, or a phone number in every form in which it may be stored. */
export interface Contact {
  readonly email: string
  readonly phones: readonly string[]
}

export interface PersonVisit {
  readonly id: string
  readonly status: "booked" | "cancelled"
  readonly day: string
  readonly zone: string
}

export interface VisitEraserOptions {
  readonly storage: Storage
  readonly now: () => number
  readonly outboxKeys: readonly Buffer[]
  /** The kinds of outbox entries that go to customers or are about their visits. */
  readonly kinds: readonly string[]
  /** Lists the visits of a person that are not erased. An empty e-mail address or list matches none. */
  readonly listVisits: (contact: Contact) => Promise<readonly PersonVisit[]>
  /** Replaces the personal data of a visit. */
  readonly eraseVisit: (tx: Statements, id: string) => Promise<void>
}

/** The content of an entry, as far as it tells whose it is. `null` for the decoy of a code. */
type VisitEntry = { readonly to?: string; readonly onlyFor?: { readonly bookingId: string } } | null

/** Creates the part of a desk that erases the past and cancelled visits of a person. */
export function createVisitEraser(options: VisitEraserOptions): EraseDesk {
  const { storage, now, outboxKeys, kinds, listVisits, eraseVisit } = options

  async function findPerson(words: string) {
    const contact = toContact(words)
    const visits = await listVisits(contact)
    const upcoming = new Set(visits.filter((visit) => isUpcoming(visit, now())).map(({ id }) => id))
    const erasable = new Set(visits.flatMap(({ id }) => (upcoming.has(id) ? [] : [id])))
    const isOutgoing = (entry: VisitEntry) => {
      const bookingId = entry?.onlyFor?.bookingId ?? ""
      return !upcoming.has(bookingId) && (erasable.has(bookingId) || isRecipient(contact, entry?.to ?? ""))
    }
    const entries = await findEntries<VisitEntry>(storage, { keys: outboxKeys, kinds }, isOutgoing)
    return { erasable, upcoming, entries }
  }

  return {
    noun: "visit",
    async countPerson(words) {
      const { erasable, upcoming, entries } = await findPerson(words)
      const { ids, unreadable } = entries
      return {
        records: erasable.size,
        outgoing: ids.length,
        upcoming: upcoming.size,
        unreadable: unreadable.length,
      }
    },
    async erasePerson(words, by) {
      const { erasable, entries } = await findPerson(words)
      return storage.transaction(async (tx) => {
        let busy = 0
        for (const id of entries.ids) if (!(await deleteIdleEntry(tx, id, now()))) busy += 1
        // A message about a visit is found by its visit when the erasure is repeated.
        const erased = busy === 0 ? [...erasable] : []
        for (const id of erased) await eraseVisit(tx, id)
        await recordStaffAction(tx, { action: "erased a person", subject: `${erased.length} visits` }, by)
        return { records: erased.length, busy }
      })
    },
  }
}

function toContact(words: string): Contact {
  if (words.includes("@")) return { email: words.trim().toLowerCase(), phones: [] }
  return { email: "", phones: listPossibleNumbers(words) }
}

function isRecipient({ email, phones }: Contact, to: string): boolean {
  return to !== "" && (to.toLowerCase() === email || phones.includes(to))
}

/** Returns true until the day of a visit has ended at the workshop, as long as staff can cancel it. */
function isUpcoming({ status, day, zone }: PersonVisit, now: number): boolean {
  return status === "booked" && day >= getDayInZone(zone, now)
}
