import { type RowOf, type Statements, type Storage, sql } from "@forecourt/service-kit/storage"
import type { AlertSearch } from "../search-alerts.types.ts"

/** An alert, without the cars that are known to it. */
export interface Alert {
  readonly id: string
  readonly mailbox: string
  /** The encrypted e-mail address. */
  readonly address: string
  readonly search: AlertSearch
  readonly createdAt: string
  /** The time of the visitor's confirmation. `null` until then. */
  readonly confirmedAt: string | null
  /** The time at which the year of the alert was over. `null` until then. */
  readonly endedAt: string | null
}

const ALERT_ROW = {
  id: "text",
  mailbox: "text",
  address: "text",
  search: "text",
  createdAt: "text",
  confirmedAt: "text?",
  endedAt: "text?",
} as const

function toAlert({ search, ...row }: RowOf<typeof ALERT_ROW>): Alert {
  return { ...row, search: JSON.parse(search) as AlertSearch }
}

/**
 * Makes concurrent transactions that concern a mailbox wait for one another. On SQLite, transactions wait for one
 * another anyway.
 */
export async function lockMailbox({ engine }: Pick<Storage, "engine">, tx: Statements, mailbox: string): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(hashtext(${mailbox}))`.get(tx)
}

export async function findAlert(storage: Statements, id: string): Promise<Alert | null> {
  const row = await sql`select id, mailbox, address, search, created_at as "createdAt", confirmed_at as "confirmedAt",
    ended_at as "endedAt" from alerts where id = ${id}`.get(storage, ALERT_ROW)
  return row && toAlert(row)
}

/** Finds the alert of an address for a search. An address has a hash for each secret. */
export async function findSameAlert(
  tx: Statements,
  { addressHashes, searchHash }: { readonly addressHashes: readonly string[]; readonly searchHash: string },
): Promise<Alert | null> {
  const row = await sql`select id, mailbox, address, search, created_at as "createdAt", confirmed_at as "confirmedAt",
    ended_at as "endedAt" from alerts where address_hash in (${addressHashes}) and search_hash = ${searchHash}`.get(
    tx,
    ALERT_ROW,
  )
  return row && toAlert(row)
}

export interface NewAlert extends Pick<Alert, "id" | "mailbox" | "address" | "search"> {
  readonly addressHash: string
  readonly searchHash: string
  readonly notice: string
  readonly now: number
}

export async function insertAlert(tx: Statements, alert: NewAlert): Promise<void> {
  const { id, mailbox, address, addressHash, search, searchHash, notice, now } = alert
  await sql`insert into alerts (id, mailbox, address, address_hash, search, search_hash, notice, created_at)
    values (${id}, ${mailbox}, ${address}, ${addressHash}, ${JSON.stringify(search)}, ${searchHash}, ${notice}, ${toIsoTime(now)})`.run(
    tx,
  )
}

/** Restarts the time within which an alert has to be confirmed. */
export async function setRequested(tx: Statements, id: string, now: number): Promise<void> {
  await sql`update alerts set created_at = ${toIsoTime(now)} where id = ${id} and confirmed_at is null`.run(tx)
}

/** Counts the alerts of a mailbox that send e-mails. */
export async function countActive(tx: Statements, mailboxes: readonly string[]): Promise<number> {
  const row = await sql`select count(*) as count from alerts
    where mailbox in (${mailboxes}) and confirmed_at is not null and ended_at is null`.get(tx, { count: "number" })
  return row?.count ?? 0
}

/** Confirms an alert, whose search is then due. */
export async function setConfirmed(tx: Statements, id: string, now: number, endsAt: number): Promise<void> {
  await sql`update alerts set confirmed_at = ${toIsoTime(now)}, ends_at = ${toIsoTime(endsAt)}, due_at = ${toIsoTime(now)},
    mail_id = null where id = ${id} and confirmed_at is null`.run(tx)
}

/** Renews an alert whose year is over. Its known cars stay known. */
export async function setRenewed(tx: Statements, id: string, endsAt: number, dueAt: number): Promise<void> {
  await sql`update alerts set ends_at = ${toIsoTime(endsAt)}, ended_at = null, due_at = ${toIsoTime(dueAt)},
    mail_id = null where id = ${id} and ended_at is not null`.run(tx)
}

/** Deletes the e-mail of an alert that waits or was given up, unless it is being delivered. */
export async function deleteMail(tx: Statements, id: string, now: number): Promise<void> {
  await sql`delete from outbox_entries where id in (select mail_id from alerts where id = ${id})
    and (claimed_until is null or claimed_until <= ${toIsoTime(now)})`.run(tx)
}

/** Deletes an alert with its address, and the e-mail that waits. */
export async function deleteAlert(tx: Statements, id: string, now: number): Promise<void> {
  await deleteMail(tx, id, now)
  await sql`delete from alerts where id = ${id}`.run(tx)
}

/** Lists alerts that were not confirmed, and those that were not renewed. */
export function listOutdatedAlerts(
  storage: Statements,
  { requestedBefore, endedBefore }: { readonly requestedBefore: number; readonly endedBefore: number },
) {
  return sql`select id from alerts where (confirmed_at is null and created_at <= ${toIsoTime(requestedBefore)})
    or ended_at <= ${toIsoTime(endedBefore)}`.all(storage, { id: "text" })
}

export function listAlertsOfAddress(storage: Statements, addressHashes: readonly string[]) {
  return sql`select id from alerts where address_hash in (${addressHashes})`.all(storage, { id: "text" })
}

/** Notes that an e-mail about cars is sent, since an alert sends one a day at most. */
export async function setMailed(storage: Statements, id: string, now: number): Promise<void> {
  await sql`update alerts set mailed_at = ${toIsoTime(now)} where id = ${id}`.run(storage)
}

/** An alert that one process checks. The others leave it alone until the claim expires. */
export interface ClaimedAlert {
  readonly id: string
  readonly claim: string
  readonly search: AlertSearch
  readonly confirmedAt: string
  readonly endsAt: string
  /** The digests of the cars that are not new. `null` until the search was made for the first time. */
  readonly known: string | null
  /** True if the last e-mail about cars has not been delivered. */
  readonly isMailWaiting: boolean
  /** The time at which the last e-mail about cars was sent. */
  readonly mailedAt: string | null
}

const CLAIMED_ROW = {
  id: "text",
  search: "text",
  confirmedAt: "text",
  endsAt: "text",
  known: "text?",
  waitingId: "text?",
  mailedAt: "text?",
} as const

/** Claims the alert that has been due the longest. Returns `null` if none is due. */
export function claimDueAlert(
  storage: Storage,
  { claim, now, until }: { readonly claim: string; readonly now: number; readonly until: number },
): Promise<ClaimedAlert | null> {
  const moment = toIsoTime(now)
  const skipping = storage.engine === "postgres" ? " for update skip locked" : ""
  return storage.transaction(async (tx) => {
    const due = await tx.get(
      { id: "text" },
      `select id from alerts where due_at <= ? and (claimed_until is null or claimed_until <= ?)
       order by due_at, id limit 1${skipping}`,
      moment,
      moment,
    )
    if (due === null) return null
    await sql`update alerts set claimed_by = ${claim}, claimed_until = ${toIsoTime(until)} where id = ${due.id}`.run(tx)
    const row = await sql`select alerts.id, search, confirmed_at as "confirmedAt", ends_at as "endsAt", known,
      entry.id as "waitingId", mailed_at as "mailedAt"
      from alerts left join outbox_entries entry on entry.id = mail_id where alerts.id = ${due.id}`.get(tx, CLAIMED_ROW)
    if (row === null) return null
    const { search, waitingId, ...alert } = row
    return { ...alert, claim, search: JSON.parse(search) as AlertSearch, isMailWaiting: waitingId !== null }
  })
}

/**
 * Ends the check of an alert. Returns `false` if the alert was deleted meanwhile, or if the claim has expired and another
 * process has taken it.
 */
export async function completeCheck(
  tx: Statements,
  { id, claim }: Pick<ClaimedAlert, "id" | "claim">,
  { dueAt, known }: { readonly dueAt: number; readonly known: string | null },
): Promise<boolean> {
  const changed = await sql`update alerts set due_at = ${toIsoTime(dueAt)}, known = ${known}, claimed_by = null,
    claimed_until = null where id = ${id} and claimed_by = ${claim}`.run(tx)
  return changed === 1
}

/** Ends an alert whose year is over. Returns `false` as `completeCheck` does. */
export async function setEnded(
  tx: Statements,
  { id, claim }: Pick<ClaimedAlert, "id" | "claim">,
  now: number,
): Promise<boolean> {
  const changed = await sql`update alerts set ended_at = ${toIsoTime(now)}, due_at = null, claimed_by = null,
    claimed_until = null where id = ${id} and claimed_by = ${claim}`.run(tx)
  return changed === 1
}

export async function setMail(tx: Statements, id: string, mailId: string): Promise<void> {
  await sql`update alerts set mail_id = ${mailId} where id = ${id}`.run(tx)
}

function toIsoTime(ms: number): string {
  return new Date(ms).toISOString()
}
