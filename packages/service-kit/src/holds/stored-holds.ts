import { raw, type Statements, sql } from "../storage/storage.ts"

/** A visitor has one hold. Visitors and networks are hashes, or ids that the service stores anyway. */
export const HOLDS_TABLE = `create table holds (
  id text primary key,
  visitor text not null unique,
  network text,
  workshop_id text not null references workshops,
  starts_at text not null,
  is_full_day integer not null,
  slots integer not null,
  expires_at text not null,
  is_renewed integer not null
)`

export const HOLDS_INDEX = "create index holds_by_network on holds (network, expires_at)"

const HOLD_ROW = {
  id: "text",
  workshopId: "text",
  startsAt: "text",
  isFullDay: "number",
  slots: "number",
  expiresAt: "text",
  isRenewed: "number",
} as const

const toText = (time: number) => new Date(time).toISOString()

/** The table with the times that holds take. It has the columns `hold_id` and `held_until`. */
export type HeldTimes = "taken_times" | "held_times"

/** The hold that takes a time, until a moment. */
export interface TimeHolder {
  readonly holdId: string
  readonly heldUntil: string
}

export interface NewHold {
  readonly id: string
  readonly visitor: string
  /** The hash of the visitor's network, or `null` if the network is unknown. */
  readonly network: string | null
  readonly workshopId: string
  readonly startsAt: string
  readonly isFullDay: boolean
  readonly slots: number
  readonly expiresAt: string
}

export function findHold(storage: Statements, id: string) {
  return sql`select id, workshop_id as "workshopId", starts_at as "startsAt", is_full_day as "isFullDay", slots,
    expires_at as "expiresAt", is_renewed as "isRenewed" from holds where id = ${id}`.get(storage, HOLD_ROW)
}

export async function findHoldByVisitor(storage: Statements, visitor: string) {
  const row = await sql`select id from holds where visitor = ${visitor}`.get(storage, { id: "text" })
  return row === null ? null : findHold(storage, row.id)
}

/** Counts the holds of a network that have not expired. */
export async function countHolds(tx: Statements, network: string, now: number): Promise<number> {
  const row = await sql`select count(*) as count from holds
    where network = ${network} and expires_at > ${toText(now)}`.get(tx, { count: "number" })
  return row?.count ?? 0
}

export async function insertHold(tx: Statements, hold: NewHold): Promise<void> {
  const { id, visitor, network, workshopId, startsAt, isFullDay, slots, expiresAt } = hold
  await sql`insert into holds (id, visitor, network, workshop_id, starts_at, is_full_day, slots, expires_at, is_renewed)
    values (${id}, ${visitor}, ${network}, ${workshopId}, ${startsAt}, ${isFullDay ? 1 : 0}, ${slots}, ${expiresAt}, 0)
  `.run(tx)
}

/** Gives a hold another id, so that the previous id no longer ends it. */
export async function setHoldId(tx: Statements, times: HeldTimes, id: string, next: string): Promise<void> {
  await sql`update holds set id = ${next} where id = ${id}`.run(tx)
  await sql`update ${raw(times)} set hold_id = ${next} where hold_id = ${id}`.run(tx)
}

/** Extends a hold that has neither expired nor been extended. */
export async function extendHold(
  tx: Statements,
  times: HeldTimes,
  { holdId, heldUntil }: TimeHolder,
  now: number,
): Promise<void> {
  const extended = await sql`update holds set expires_at = ${heldUntil}, is_renewed = 1
    where id = ${holdId} and is_renewed = 0 and expires_at > ${toText(now)}`.run(tx)
  if (extended === 1) await sql`update ${raw(times)} set held_until = ${heldUntil} where hold_id = ${holdId}`.run(tx)
}

/** Ends a hold, so that its times are free. */
export async function deleteHold(tx: Statements, times: HeldTimes, id: string): Promise<void> {
  await sql`delete from holds where id = ${id}`.run(tx)
  await sql`delete from ${raw(times)} where hold_id = ${id}`.run(tx)
}

/** Deletes the holds that have expired, and the times that they still take. */
export async function deleteExpiredHolds(storage: Statements, times: HeldTimes, now: number): Promise<void> {
  await sql`delete from holds where expires_at <= ${toText(now)}`.run(storage)
  await sql`delete from ${raw(times)} where held_until <= ${toText(now)}`.run(storage)
}
