import type { FormSubmission } from "@forecourt/contracts/forms"
import { FORMS } from "@forecourt/contracts/forms/definitions"
import { unsealWithAny } from "@forecourt/service-kit/secrets"
import type { LeadDesk, LeadQuery, OpenLead } from "@forecourt/service-kit/staff"
import { hashSearchWords } from "./contacts.ts"
import type { FormsContext } from "./forms.types.ts"
import { countLeads, type LeadRow, type LeadSelection, listLeads } from "./storage/leads.ts"

/** Creates the part of the staff's desk that shows the messages of visitors. */
export function createLeadDesk(forms: FormsContext): LeadDesk {
  const { storage, now, archiveKeys, contactKeys, outbox } = forms

  function select({ sites, state, form, from, until, contact }: LeadQuery): LeadSelection {
    const hashes = contact === undefined ? undefined : hashSearchWords(contactKeys, contact)
    return { sites, state, form, from, until, hashes, lateBefore: now() - outbox.lateMs }
  }

  const open = (row: LeadRow): OpenLead => ({ ...toLead(row), values: openContent(archiveKeys, row.content) })

  return {
    forms: FORMS.map(({ name }) => name),
    listLeads: async (query, page) => (await listLeads(storage, { ...select(query), ...page })).map(toLead),
    countLeads: (query) => countLeads(storage, select(query)),
    openLeads: async (query, limit) => (await listLeads(storage, { ...select(query), limit })).map(open),
    async openLead(id, query) {
      const [row] = await listLeads(storage, { ...select(query), id, limit: 1 })
      return row === undefined ? null : open(row)
    },
  }
}

function toLead({ content, ...lead }: LeadRow) {
  return lead
}

function openContent(keys: readonly Buffer[], content: string): OpenLead["values"] {
  const submission = unsealWithAny<FormSubmission>(keys, content)
  return submission && toTexts(submission)
}

function toTexts({ values }: FormSubmission): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().join(", ")]))
}
