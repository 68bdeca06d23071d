import { deleteIdleEntry } from "@forecourt/service-kit/outbox"
import { unsealWithAny } from "@forecourt/service-kit/secrets"
import { type RowOf, raw, type Statements, sql } from "@forecourt/service-kit/storage"

export interface NewLead {
  /** The id of the entry in the outbox. */
  readonly id: string
  readonly form: string
  readonly site: string
  /** The encrypted submission. */
  readonly content: string
  /** The keyed hashes of the visitor's e-mail address and phone number, or `null` if the form has none. */
  readonly emailHash: string | null
  readonly phoneHash: string | null
  readonly now: number
}

export async function insertLead(tx: Statements, lead: NewLead): Promise<void> {
  const { id, form, site, content, emailHash, phoneHash, now } = lead
  await sql`insert into leads (id, form, site, content, email_hash, phone_hash, received_at)
    values (${id}, ${form}, ${site}, ${content}, ${emailHash}, ${phoneHash}, ${new Date(now).toISOString()})`.run(tx)
}

/**
 * Finds the id of the latest message with the same form from the same e-mail address or phone number. Returns `null` if
 * there is none.
 */
export async function findLatestLead(
  tx: Statements,
  { form, emailHash, phoneHash, from }: Pick<NewLead, "form" | "emailHash" | "phoneHash"> & { readonly from: number },
): Promise<string | null> {
  const row = await sql`select id from leads where form = ${form} and received_at > ${new Date(from).toISOString()}
    and (email_hash = ${emailHash} or phone_hash = ${phoneHash})
    order by received_at desc, id desc limit 1`.get(tx, { id: "text" })
  return row?.id ?? null
}

export async function setDelivered(storage: Statements, id: string, now: number): Promise<void> {
  await sql`update leads set delivered_at = ${new Date(now).toISOString()} where id = ${id}`.run(storage)
}

const LEAD_ROW = {
  id: "text",
  form: "text",
  site: "text",
  content: "text",
  receivedAt: "text",
  deliveredAt: "text?",
  state: ["waiting", "late", "given-up", "delivered", "dropped"],
  attempts: "number",
  problem: "text?",
} as const

export type LeadRow = RowOf<typeof LEAD_ROW>

export interface LeadSelection {
  readonly id?: string
  /** The sites of the messages. `null` for all. */
  readonly sites: readonly string[] | null
  readonly state?: string | undefined
  readonly form?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** The keyed hashes of a contact, of which one must be that of the message. */
  readonly hashes?: readonly string[] | undefined
  /** The time before which a waiting message has arrived if it is late, in milliseconds since 1970. */
  readonly lateBefore: number
}

export interface LeadPage extends LeadSelection {
  readonly limit: number
  readonly offset?: number
}

/** Lists messages, newest first. Their state follows from the outbox, which has those that are not delivered. */
export function listLeads(storage: Statements, { limit, offset = 0, ...selection }: LeadPage): Promise<LeadRow[]> {
  const order = raw('order by "receivedAt" desc, id desc')
  return select(raw("*"), selection, { order, limit, offset }).all(storage, LEAD_ROW)
}

export async function countLeads(storage: Statements, selection: LeadSelection): Promise<number> {
  const page = { order: raw(""), limit: 1, offset: 0 }
  const row = await select(raw("cast(count(*) as integer) as count"), selection, page).get(storage, { count: "number" })
  return row?.count ?? 0
}

function select(
  columns: ReturnType<typeof raw>,
  { id = "", sites, state = "", form = "", from = "", until = "", hashes, lateBefore }: LeadSelection,
  { order, limit, offset }: { order: ReturnType<typeof raw>; limit: number; offset: number },
) {
  const contacts = hashes ?? [""]
  return sql`select ${columns} from (
      select leads.id, form, site, content, received_at as "receivedAt", delivered_at as "deliveredAt",
        email_hash, phone_hash, coalesce(attempts, 0) as attempts, problem,
        case when gave_up_at is not null then 'given-up'
          when entry.id is not null and received_at <= ${new Date(lateBefore).toISOString()} then 'late'
          when entry.id is not null then 'waiting'
          when delivered_at is not null then 'delivered' else 'dropped' end as state
      from leads left join outbox_entries entry on entry.id = leads.id) found
    where (${id} = '' or id = ${id})
      and (${sites === null ? "all" : ""} = 'all' or site in (${["", ...(sites ?? [])]}))
      and (${state} = '' or state = ${state} or (${state} = 'waiting' and state = 'late'))
      and (${form} = '' or form = ${form})
      and "receivedAt" >= ${from} and (${until} = '' or "receivedAt" < ${until})
      and (${hashes === undefined ? "all" : ""} = 'all' or email_hash in (${contacts}) or phone_hash in (${contacts}))
    ${order} limit ${limit} offset ${offset}`
}

export async function deleteLead(tx: Statements, id: string): Promise<void> {
  await sql`delete from leads where id = ${id}`.run(tx)
}

/** Deletes messages that were delivered, or dropped after their receipt, before a time. */
export async function deleteLeadsBefore(storage: Statements, time: number): Promise<void> {
  const moment = new Date(time).toISOString()
  await sql`delete from leads where coalesce(delivered_at, received_at) < ${moment}
    and id not in (select id from outbox_entries)`.run(storage)
}

/** Lists the ids of the messages with one of the keyed hashes of a contact, on all sites. */
export async function listLeadIds(storage: Statements, hashes: readonly string[]): Promise<string[]> {
  const rows = await sql`select id from leads
    where email_hash in (${hashes}) or phone_hash in (${hashes})`.all(storage, { id: "text" })
  return rows.map(({ id }) => id)
}

const BATCH = 500

/** Lists the ids of the messages that none of the keys opens. */
export async function listUnreadableIds(storage: Statements, keys: readonly Buffer[], after = ""): Promise<string[]> {
  const rows = await sql`select id, content from leads where id > ${after} order by id limit ${BATCH}`.all(storage, {
    id: "text",
    content: "text",
  })
  const ids = rows.flatMap(({ id, content }) => (unsealWithAny(keys, content) === null ? [id] : []))
  const last = rows.length < BATCH ? undefined : rows.at(-1)
  return last === undefined ? ids : [...ids, ...(await listUnreadableIds(storage, keys, last.id))]
}

/** Deletes everything about a message, unless it is being delivered. Returns false in that case. */
export async function eraseLead(tx: Statements, id: string, now: number): Promise<boolean> {
  if (!(await deleteIdleEntry(tx, id, now))) return false
  await deleteLead(tx, id)
  await sql`delete from outbox_messages where id = ${id}`.run(tx)
  return true
}
