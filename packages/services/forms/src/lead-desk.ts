import type { FormSubmission } from "@forecourt/contracts/forms"
import type { Email } from "@forecourt/service-kit/messages"
import { unseal } from "@forecourt/service-kit/secrets"
import { type LeadDesk, type LeadQuery, type OpenLead, recordStaffAction } from "@forecourt/service-kit/staff"
import { hashContacts, hashEmail, hashSearchWords } from "./contacts.ts"
import type { FormsContext } from "./forms.types.ts"
import { eraseLead, type LeadRow, type LeadSelection, listEntries, listLeads } from "./storage/leads.ts"

const FORMS = ["car-contact", "sell-car", "service-request"] as const satisfies FormSubmission["formName"][]
const LATE_MS = 60 * 60_000
/** The number of messages that one person can have on all sites. */
const MAX_OF_PERSON = 10_000

/** Creates the part of the staff's desk that shows the messages of visitors. */
export function createLeadDesk(forms: FormsContext): LeadDesk {
  const { storage, now, archiveKeys, contactKeys } = forms

  function select({ sites, state, form, from, until, contact }: LeadQuery): Omit<LeadSelection, "limit"> {
    const hashes = contact === undefined ? undefined : hashSearchWords(contactKeys, contact)
    return { sites, state, form, from, until, hashes, lateBefore: now() - LATE_MS }
  }

  const open = (row: LeadRow): OpenLead => ({ ...toLead(row), values: openContent(archiveKeys, row.content) })

  /** Lists the ids of a person's messages, including those in the outbox that are older than the archive. */
  async function listIds(contact: string): Promise<ReadonlySet<string>> {
    const wanted = new Set(hashSearchWords(contactKeys, contact))
    const archived = await listLeads(storage, { ...select({ sites: null, contact }), limit: MAX_OF_PERSON })
    const waiting = (await listEntries(storage)).filter(({ payload }) => {
      const content = forms.openEntry(payload)
      const hashes = content && contactKeys.flatMap((key) => hashPerson(key, content))
      return hashes?.some((hash) => hash !== null && wanted.has(hash))
    })
    return new Set([...archived, ...waiting].map(({ id }) => id))
  }

  return {
    forms: FORMS,
    listLeads: async (query, page) => (await listLeads(storage, { ...select(query), ...page })).map(toLead),
    openLeads: async (query, limit) => (await listLeads(storage, { ...select(query), limit })).map(open),
    async openLead(id, query) {
      const [row] = await listLeads(storage, { ...select(query), id, limit: 1 })
      return row === undefined ? null : open(row)
    },
    countPerson: async (contact) => (await listIds(contact)).size,
    async erasePerson(contact, by) {
      const ids = [...(await listIds(contact))]
      return storage.transaction(async (tx) => {
        let erased = 0
        for (const id of ids) if (await eraseLead(tx, id, now())) erased += 1
        await recordStaffAction(tx, { action: "erased a person", subject: `${erased} messages` }, by)
        return { erased, busy: ids.length - erased }
      })
    },
  }
}

function hashPerson(key: Buffer, content: FormSubmission | Email): readonly (string | null)[] {
  return "to" in content ? [hashEmail(key, content.to)] : Object.values(hashContacts(key, content))
}

function toLead({ content, ...lead }: LeadRow) {
  return lead
}

function openContent(keys: readonly Buffer[], content: string): OpenLead["values"] {
  for (const key of keys) {
    const submission = unseal<FormSubmission>(key, content)
    if (submission !== null) return toTexts(submission)
  }
  return null
}

function toTexts({ values }: FormSubmission): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().join(", ")]))
}
