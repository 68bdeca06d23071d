import { type CalendarDay, dayIn } from "@forecourt/calendar"
import type { TyreHotelBookings } from "@forecourt/contracts/tyre-hotel"
import { insertNew, type Statements } from "@forecourt/service-kit/storage"
import type { Texts } from "../texts/texts.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { readConfirmation } from "./confirmation.ts"
import { seasonOf } from "./season.ts"
import { fetchWorkshop, type Workshop } from "./workshops.ts"

const DAY_MS = 86_400_000

/** A vehicle's bookings that are still to come, the next one first. */
export async function listOpenBookings(
  { storage, now }: TyreHotelContext,
  { vehicleId, workshopId }: Session,
  texts: Texts,
): Promise<TyreHotelBookings> {
  const today = todayAt(await fetchWorkshop(storage, workshopId), now())
  const rows = await storage.all(
    { booking_id: "text" },
    "select booking_id from open_bookings where vehicle_id = ? and day >= ? order by day",
    vehicleId,
    today,
  )
  return { bookings: await Promise.all(rows.map(({ booking_id }) => readConfirmation(storage, booking_id, texts))) }
}

interface Opened {
  readonly vehicleId: string
  readonly bookingId: string
  readonly day: CalendarDay
}

/**
 * Makes a booking the one that its vehicle has in a season; false when there is another one, which the unique key of
 * vehicle and season decides. A day that is over makes room.
 */
export async function openBooking(
  inside: Statements,
  { vehicleId, bookingId, day }: Opened,
  today: CalendarDay,
): Promise<boolean> {
  const season = seasonOf(day)
  await inside.run(
    "delete from open_bookings where vehicle_id = ? and season = ? and day < ?",
    ...[vehicleId, season, today],
  )
  return insertNew(inside, "open_bookings", ["vehicle_id", "season"], {
    ...{ vehicle_id: vehicleId, season, booking_id: bookingId, day },
  })
}

/** Opens what was booked before a vehicle had one booking a season, as far as it is still to come: the next one counts. */
export async function openEarlierBookings(inside: Statements, now: number): Promise<void> {
  const rows = await inside.all(
    { id: "text", vehicle_id: "text", day: "text", zone: "text" },
    "select id, vehicle_id, day, zone from bookings where day >= ? order by day, booked_at, id",
    // Wherever the workshop is, the day before yesterday is over.
    new Date(now - 2 * DAY_MS).toISOString().slice(0, 10),
  )
  for (const { id: bookingId, vehicle_id: vehicleId, day, zone } of rows) {
    const today = todayAt({ zone }, now)
    if (day >= today) await openBooking(inside, { vehicleId, bookingId, day }, today)
  }
}

/** Moves an open booking to another day; false when its vehicle has another one in that season. */
export async function reopenBooking(inside: Statements, booking: Opened, today: CalendarDay): Promise<boolean> {
  const { vehicleId, bookingId, day } = booking
  const kept = await inside.run(
    "update open_bookings set day = ? where booking_id = ? and vehicle_id = ? and season = ?",
    ...[day, bookingId, vehicleId, seasonOf(day)],
  )
  if (kept === 1) return true
  if (!(await openBooking(inside, booking, today))) return false
  await inside.run("delete from open_bookings where booking_id = ? and season <> ?", ...[bookingId, seasonOf(day)])
  return true
}

/** Locks a vehicle's own booking that is still to come, so that nobody cancels or moves it meanwhile; false when it is none. */
export async function lockOpenBooking(
  inside: Statements,
  { vehicleId, bookingId }: Omit<Opened, "day">,
  today: CalendarDay,
): Promise<boolean> {
  const locked = await inside.run(
    `update bookings set zone = zone where id = ? and vehicle_id = ?
     and exists (select 1 from open_bookings open where open.booking_id = bookings.id and open.day >= ?)`,
    ...[bookingId, vehicleId, today],
  )
  return locked === 1
}

/** Which day it is at a workshop. */
export function todayAt({ zone }: Pick<Workshop, "zone">, now: number): CalendarDay {
  return dayIn(zone, now)
}
