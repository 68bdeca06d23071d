import { type Statements, sql } from "@forecourt/service-kit/storage"

/** Gives the times of a hold to a booking, and ends the hold. Returns `false` if the hold has expired or is another. */
export async function takeOverHold(
  tx: Statements,
  id: string,
  { bookingId, workshopId, slots, now }: Used,
): Promise<boolean> {
  const isHeld = sql`select count(*) as count from taken_times where hold_id = ${id} and held_until > ${new Date(now).toISOString()}
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
