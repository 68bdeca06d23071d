import type { CalendarDay } from "@forecourt/calendar"
import { insertNew, type Statements, sql } from "@forecourt/service-kit/storage"
import { getSeason } from "../bookings/season.ts"

export interface OpenBooking {
  readonly vehicleId: string
  readonly bookingId: string
  readonly day: CalendarDay
}

export async function listOpenBookings(storage: Statements, vehicleId: string, today: CalendarDay): Promise<string[]> {
  const rows = await sql`select booking_id as id from open_bookings where vehicle_id = ${vehicleId} and day >= ${today}
    order by day`.all(storage, { id: "text" })
  return rows.map(({ id }) => id)
}

/**
 * Records the open booking of a vehicle. Returns `false` if the vehicle already has a booking in the season. A unique
 * key ensures that there is only one.
 */
export async function openBooking(tx: Statements, booking: OpenBooking, today: CalendarDay): Promise<boolean> {
  const { vehicleId, bookingId, day } = booking
  const season = getSeason(day)
  await sql`delete from open_bookings where vehicle_id = ${vehicleId} and season = ${season} and day < ${today}`.run(tx)
  const row = { vehicle_id: vehicleId, season, booking_id: bookingId, day }
  return insertNew(tx, "open_bookings", ["vehicle_id", "season"], row)
}

/** Moves an open booking to another day. Returns `false` if the vehicle already has a booking in the new season. */
export async function reopenBooking(tx: Statements, booking: OpenBooking, today: CalendarDay): Promise<boolean> {
  const { vehicleId, bookingId, day } = booking
  const season = getSeason(day)
  const updated = await sql`update open_bookings set day = ${day}
    where booking_id = ${bookingId} and vehicle_id = ${vehicleId} and season = ${season}`.run(tx)
  if (updated === 1) return true
  if (!(await openBooking(tx, booking, today))) return false
  await sql`delete from open_bookings where booking_id = ${bookingId} and season <> ${season}`.run(tx)
  return true
}

/** Locks an open booking against concurrent changes. Returns its slot, or `null` if there is no such booking. */
export async function lockOpenBooking(
  tx: Statements,
  { vehicleId, bookingId }: Omit<OpenBooking, "day">,
  today: CalendarDay,
): Promise<string | null> {
  const row = await sql`update bookings set zone = zone where id = ${bookingId} and vehicle_id = ${vehicleId}
    and exists (select 1 from open_bookings open where open.booking_id = bookings.id and open.day >= ${today})
    returning slot`.get(tx, { slot: "text" })
  return row?.slot ?? null
}

export async function deleteOpenBookingsBefore(storage: Statements, day: CalendarDay): Promise<void> {
  await sql`delete from open_bookings where day < ${day}`.run(storage)
}
