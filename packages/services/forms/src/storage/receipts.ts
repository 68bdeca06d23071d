import { type Statements, sql } from "@forecourt/service-kit/storage"

const DAY_MS = 86_400_000

/** A receipt for a message, with the keyed hashes of the visitor's mailbox and network. */
export interface CountedReceipt {
  readonly form: string
  readonly mailbox: string
  readonly network: string
}

/** Counts a receipt unless the mailbox has had one for this form within a day. Returns `false` in that case. */
export async function countReceipt(
  tx: Statements,
  { form, mailbox, network }: CountedReceipt,
  now: number,
): Promise<boolean> {
  const counted = await sql`insert into receipts (mailbox, form, network, sent_at)
    values (${mailbox}, ${form}, ${network}, ${new Date(now).toISOString()})
    on conflict (mailbox, form) do update set network = excluded.network, sent_at = excluded.sent_at
    where receipts.sent_at <= ${new Date(now - DAY_MS).toISOString()}`.run(tx)
  return counted > 0
}

/** Returns the number of receipts of a network within a day. */
export async function getReceiptsOfNetwork(tx: Statements, network: string, now: number): Promise<number> {
  const row = await sql`select count(*) as count from receipts
    where network = ${network} and sent_at > ${new Date(now - DAY_MS).toISOString()}`.get(tx, { count: "number" })
  return row?.count ?? 0
}

/** Deletes the receipts that no longer count. */
export async function deleteOldReceipts(storage: Statements, now: number): Promise<void> {
  await sql`delete from receipts where sent_at <= ${new Date(now - DAY_MS).toISOString()}`.run(storage)
}
