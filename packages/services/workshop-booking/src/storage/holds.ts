import { type Statements, sql } from "@forecourt/service-kit/storage"

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

export interface NewHold {
  readonly id: string
  /** The hash of the visitor. */
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
export async function setHoldId(tx: Statements, id: string, next: string): Promise<void> {
  await sql`update holds set id = ${next} where id = ${id}`.run(tx)
  await sql`update taken_times set hold_id = ${next} where hold_id = ${id}`.run(tx)
}

/** Extends a hold that has neither expired nor been extended. */
export async function extendHold(tx: Statements, id: string, expiresAt: string, now: number): Promise<void> {
  const extended = await sql`update holds set expires_at = ${expiresAt}, is_renewed = 1
    where id = ${id} and is_renewed = 0 and expires_at > ${toText(now)}`.run(tx)
  if (extended === 1) await sql`update taken_times set held_until = ${expiresAt} where hold_id = ${id}`.run(tx)
}

/** Ends a hold, so that its times are free. */
export async function deleteHold(tx: Statements, id: string): Promise<void> {
  await sql`delete from holds where id = ${id}`.run(tx)
  await sql`delete from taken_times where hold_id = ${id}`.run(tx)
}

/** Gives the times of a hold to a booking, and ends the hold. Returns `false` if the hold has expired or is another. */
export async function takeOverHold(
  tx: Statements,
  id: string,
  { bookingId, workshopId, slots, now }: Used,
): Promise<boolean> {
  const isHeld = sql`select count(*) as count from taken_times where hold_id = ${id} and held_until > ${toText(now)}
    and workshop_id = ${workshopId} and bucket in (${slots})`
  if ((await isHeld.get(tx, { count: "number" }))?.count !== slots.length) return false
  await sql`delete from holds where id = ${id}`.run(tx)
  const taken = await sql`update taken_times set booking_id = ${bookingId}, hold_id = null, held_until = null
    where hold_id = ${id} and workshop_id = ${workshopId} and bucket in (${slots})`.run(tx)
  if (taken !== slots.length)
    throw new Error(
      "workshop-booking: a hold expired while it was booked. Check the clocks of the service's processes.",
    )
  await sql`delete from taken_times where hold_id = ${id}`.run(tx)
  return true
}

interface Used {
  readonly bookingId: string
  readonly workshopId: string
  readonly slots: readonly string[]
  readonly now: number
}

/** Deletes the holds that have expired, and the times that they still take. */
export async function deleteExpiredHolds(storage: Statements, now: number): Promise<void> {
  await sql`delete from holds where expires_at <= ${toText(now)}`.run(storage)
  await sql`delete from taken_times where held_until <= ${toText(now)}`.run(storage)
}
