import { type CalendarDay, toInstant } from "@forecourt/calendar"
import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import { type Statements, sql } from "@forecourt/service-kit/storage"
import type { Stretch } from "../free-times.ts"
import { takeOverHold } from "./holds.ts"
import { takeTimes } from "./taken-times.ts"
import type { Workshop } from "./workshops.ts"

export interface NewBooking {
  readonly regNo: string
  readonly phone: string
  /** The hash of the visitor's network, or `null` if the network is unknown. */
  readonly network: string | null
  readonly workshop: Workshop
  readonly stretch: Stretch
  /** The ids of holds that the booking may use. */
  readonly holdIds: readonly string[]
  readonly request: WorkshopBookingRequest
  readonly now: number
}

export function findBooking(storage: Statements, id: string) {
  return sql`select reg_no as "regNo", offerings from bookings
    where id = ${id}`.get(storage, { regNo: "text", offerings: "text" })
}

/**
 * Inserts a booking and assigns it the resource of the workshop, such as a lift, that the visitor holds, or one that is
 * free in all slots of the booking. Returns `false` if there is no such resource.
 */
export async function insertBooking(tx: Statements, id: string, booking: NewBooking): Promise<boolean> {
  const { regNo, phone, network, workshop, stretch, request, now } = booking
  const { day, startsAt, isFullDay } = stretch
  const { firstName, lastName, email } = request.customer
  const isTaken =
    (await takeHeldTimes(tx, id, booking)) || (await takeTimes(tx, workshop.id, stretch, { bookingId: id }, now))
  if (!isTaken) return false
  await sql`insert into bookings (id, reg_no, workshop_id, day, starts_at, is_full_day, zone, instant, first_name,
    last_name, phone, email, free_text, mileage, offerings, booked_at, network)
    values (${id}, ${regNo}, ${workshop.id}, ${day}, ${startsAt}, ${isFullDay ? 1 : 0}, ${workshop.zone},
    ${new Date(toInstant(startsAt, workshop.zone) ?? now).toISOString()}, ${firstName}, ${lastName},
    ${phone}, ${email}, ${request.freeText}, ${request.mileage},
    ${JSON.stringify(request.serviceOfferingRequests)}, ${new Date(now).toISOString()}, ${network})`.run(tx)
  return true
}

async function takeHeldTimes(tx: Statements, bookingId: string, booking: NewBooking): Promise<boolean> {
  const { holdIds, workshop, stretch, now } = booking
  const used = { bookingId, workshopId: workshop.id, slots: stretch.slots.map(({ name }) => name), now }
  for (const holdId of holdIds) if (await takeOverHold(tx, holdId, used)) return true
  return false
}

export async function deleteBookingsBefore(tx: Statements, day: CalendarDay): Promise<void> {
  await sql`delete from taken_times where day < ${day}`.run(tx)
  await sql`delete from bookings where day < ${day}`.run(tx)
}

/** Counts the future bookings of a vehicle, of a phone number and of an e-mail address, in all workshops. */
export async function countOpenBookings(
  tx: Statements,
  { regNo, phone, email }: { readonly regNo: string; readonly phone: string; readonly email: string },
  now: number,
): Promise<Readonly<Record<"vehicle" | "phone" | "email", number>>> {
  const moment = new Date(now).toISOString()
  const ofVehicle = sql`select count(*) as count from bookings where reg_no = ${regNo} and instant > ${moment}`
  const ofPhone = sql`select count(*) as count from bookings where phone = ${phone} and instant > ${moment}`
  const ofEmail = sql`select count(*) as count from bookings
    where lower(email) = lower(${email}) and instant > ${moment}`
  return {
    vehicle: await fetchCount(tx, ofVehicle),
    phone: await fetchCount(tx, ofPhone),
    email: await fetchCount(tx, ofEmail),
  }
}

export async function countBookingsFrom(tx: Statements, network: string, bookedAfter: number): Promise<number> {
  const ofNetwork = sql`select count(*) as count from bookings
    where network = ${network} and booked_at > ${new Date(bookedAfter).toISOString()}`
  return fetchCount(tx, ofNetwork)
}

async function fetchCount(tx: Statements, statement: ReturnType<typeof sql>): Promise<number> {
  return (await statement.get(tx, { count: "number" }))?.count ?? 0
}

/** Removes the networks of bookings that no longer count against the limit of a network. */
export async function deleteNetworksBefore(storage: Statements, bookedBefore: number): Promise<void> {
  await sql`update bookings set network = null
    where network is not null and booked_at <= ${new Date(bookedBefore).toISOString()}`.run(storage)
}
