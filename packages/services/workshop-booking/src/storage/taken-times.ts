import type { CalendarDay } from "@forecourt/calendar"
import { reserveResource } from "@forecourt/service-kit/capacity"
import type { TimeHolder } from "@forecourt/service-kit/holds"
import { type RowOf, type Statements, sql, upsert } from "@forecourt/service-kit/storage"
import { getCapacity, type Stretch } from "../free-times.ts"

export type Taken = ReadonlyMap<string, ReadonlySet<number>>

/** The owner of taken times: a booking, or a hold until a moment. */
export type Taker = { readonly bookingId: string } | TimeHolder

export interface TakenQuery {
  readonly ids: readonly string[]
  readonly first: CalendarDay
  readonly last: CalendarDay
  readonly now: number
  /** The hash of the visitor whose own hold counts as free, or `null` if every hold counts as taken. */
  readonly visitor: string | null
  /** The id of the booking that is moved, whose times count as free. */
  readonly movedBooking?: string
}

/** Lists the times that are booked, or held by others, by workshop and slot. */
export async function listTaken(
  storage: Statements,
  { ids, first, last, now, visitor, movedBooking = "" }: TakenQuery,
): Promise<ReadonlyMap<string, Taken>> {
  const rows = await sql`select workshop_id as id, bucket, resource from taken_times
    where workshop_id in (${ids}) and day between ${first} and ${last}
    and (booking_id is null or booking_id <> ${movedBooking})
    and (held_until is null or (held_until > ${new Date(now).toISOString()}
      and hold_id not in (select id from holds where visitor = ${visitor ?? ""})))
  `.all(storage, { id: "text", bucket: "text", resource: "number" })
  const taken = new Map(ids.map((id) => [id, new Map<string, Set<number>>()]))
  for (const { id, bucket, resource } of rows) {
    const resources = taken.get(id)?.get(bucket) ?? new Set()
    taken.get(id)?.set(bucket, resources.add(resource))
  }
  return taken
}

/**
 * Takes all slots of a stretch on one resource of the workshop, such as a lift. Holds that have expired are replaced.
 * Returns `false` if no resource is free in all slots.
 */
export async function takeTimes(
  tx: Statements,
  workshopId: string,
  stretch: Stretch,
  taker: Taker,
  now: number,
): Promise<boolean> {
  const wanted = { workshopId, stretch, taker, now, isOwned: () => false }
  return (await reserveStretch(tx, wanted)) !== null
}

/**
 * Exchanges the times of a booking for those of a stretch. Returns `false` and changes nothing if no resource is free,
 * apart from the booking's own times. The new times are taken before the old ones are freed: no one then waits for a
 * transaction that waits for others, which prevents deadlocks on Postgres.
 */
export async function moveTimes(
  tx: Statements,
  workshopId: string,
  stretch: Stretch,
  bookingId: string,
  now: number,
): Promise<boolean> {
  const owned = await sql`select bucket, resource from taken_times where booking_id = ${bookingId}`.all(tx, {
    bucket: "text",
    resource: "number",
  })
  const isOwned = (name: string, item: number) => owned.some((own) => own.bucket === name && own.resource === item)
  const resource = await reserveStretch(tx, { workshopId, stretch, taker: { bookingId }, now, isOwned })
  if (resource === null) return false
  await sql`delete from taken_times where booking_id = ${bookingId}
    and not (resource = ${resource} and bucket in (${stretch.slots.map(({ name }) => name)}))`.run(tx)
  return true
}

const TAKEN_ROW = {
  workshopId: "text",
  bucket: "text",
  resource: "number",
  day: "text",
  bookingId: "text?",
  holdId: "text?",
  heldUntil: "text?",
} as const

export type TakenTime = RowOf<typeof TAKEN_ROW>

/** Lists the times of a workshop from a day on that are booked or held, bookings first. */
export function listTakenTimes(
  storage: Statements,
  workshopId: string,
  { from, now }: { readonly from: CalendarDay; readonly now: number },
): Promise<TakenTime[]> {
  return sql`select workshop_id as "workshopId", bucket, resource, day, booking_id as "bookingId", hold_id as "holdId",
    held_until as "heldUntil" from taken_times where workshop_id = ${workshopId} and day >= ${from}
    and (held_until is null or held_until > ${new Date(now).toISOString()})
    order by case when booking_id is null then 1 else 0 end, bucket, resource`.all(storage, TAKEN_ROW)
}

/** Takes one more slot for a booking or a hold. Replaces a hold that has expired. */
export async function addTakenTime(tx: Statements, time: TakenTime): Promise<void> {
  await upsert(tx, "taken_times", ["workshop_id", "bucket", "resource"], { ...time })
}

export async function removeTakenTime(tx: Statements, { workshopId, bucket, resource }: TakenTime): Promise<void> {
  await sql`delete from taken_times
    where workshop_id = ${workshopId} and bucket = ${bucket} and resource = ${resource}`.run(tx)
}

/** Frees the times of a booking. */
export async function freeTimes(tx: Statements, bookingId: string): Promise<void> {
  await sql`delete from taken_times where booking_id = ${bookingId}`.run(tx)
}

interface WantedStretch {
  readonly workshopId: string
  readonly stretch: Stretch
  readonly taker: Taker
  readonly now: number
  /** Returns whether the taker already has a slot of a resource. */
  readonly isOwned: (name: string, resource: number) => boolean
}

function reserveStretch(
  tx: Statements,
  { workshopId, stretch, taker, now, isOwned }: WantedStretch,
): Promise<number | null> {
  return reserveResource(tx, {
    table: "taken_times",
    key: ["workshop_id", "bucket", "resource"],
    capacity: getCapacity(stretch),
    expiry: { column: "held_until", now: new Date(now).toISOString() },
    rows: (item) =>
      stretch.slots
        .filter(({ name }) => !isOwned(name, item))
        .map(({ name }) => ({
          workshop_id: workshopId,
          bucket: name,
          resource: item,
          day: stretch.day,
          booking_id: "bookingId" in taker ? taker.bookingId : null,
          hold_id: "holdId" in taker ? taker.holdId : null,
          held_until: "holdId" in taker ? taker.heldUntil : null,
        })),
  })
}
