import type { FormSubmission } from "@forecourt/contracts/forms"
import { FORMS } from "@forecourt/contracts/forms/definitions"
import { unseal } from "@forecourt/service-kit/secrets"
import type { LeadDesk, LeadQuery, OpenLead } from "@forecourt/service-kit/staff"
import { hashSearchWords } from "./contacts.ts"
import type { FormsContext } from "./forms.types.ts"
import { type LeadRow, type LeadSelection, listLeads } from "./storage/leads.ts"

/** Creates the part of the staff's desk that shows the messages of visitors. */
export function createLeadDesk(forms: FormsContext): LeadDesk {
  const { storage, now, archiveKeys, contactKeys, outbox } = forms

  function select({ sites, state, form, from, until, contact }: LeadQuery): Omit<LeadSelection, "limit"> {
    const hashes = contact === undefined ? undefined : hashSearchWords(contactKeys, contact)
    return { sites, state, form, from, until, hashes, lateBefore: now() - outbox.lateMs }
  }

  const open = (row: LeadRow): OpenLead => ({ ...toLead(row), values: openContent(archiveKeys, row.content) })

  return {
    forms: FORMS.map(({ name }) => name),
    listLeads: async (query, page) => (await listLeads(storage, { ...select(query), ...page })).map(toLead),
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
  for (const key of keys) {
    const submission = unseal<FormSubmission>(key, content)
    if (submission !== null) return toTexts(submission)
  }
  return null
}

function toTexts({ values }: FormSubmission): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().join(", ")]))
}
