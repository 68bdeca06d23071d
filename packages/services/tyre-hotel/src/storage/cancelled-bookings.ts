import { type Statements, sql } from "@forecourt/service-kit/storage"
import { deleteBooking } from "./bookings.ts"
import type { OpenBooking } from "./open-bookings.ts"

type CancelledBooking = Omit<OpenBooking, "day">

export async function isCancelled(tx: Statements, { bookingId, vehicleId }: CancelledBooking): Promise<boolean> {
  const sql = "select 1 from cancelled_bookings where booking_id = ? and vehicle_id = ?"
  return (await tx.get(sql, bookingId, vehicleId)) !== null
}

export async function setCancelled(tx: Statements, booking: CancelledBooking, now: number): Promise<void> {
  const { bookingId, vehicleId } = booking
  await sql`delete from open_bookings where booking_id = ${bookingId}`.run(tx)
  await sql`insert into cancelled_bookings (booking_id, vehicle_id, cancelled_at)
    values (${bookingId}, ${vehicleId}, ${new Date(now).toISOString()})`.run(tx)
  await deleteBooking(tx, bookingId)
}

export async function deleteCancelledBookingsBefore(storage: Statements, time: number): Promise<void> {
  await sql`delete from cancelled_bookings where cancelled_at < ${new Date(time).toISOString()}`.run(storage)
}
