import { type CalendarDay, resolveInstant } from "@forecourt/calendar"
import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import type { ServiceLanguage } from "@forecourt/service-kit/service"
import { type RowOf, raw, type Statements, sql } from "@forecourt/service-kit/storage"
import type { Agreement } from "../agreement.ts"
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
  readonly agreement: Agreement
  /** The language of the messages about the booking. */
  readonly language: ServiceLanguage
  readonly now: number
}

const BOOKING_ROW = {
  id: "text",
  regNo: "text",
  workshopId: "text",
  day: "text",
  startsAt: "text",
  isFullDay: "number",
  instant: "text",
  firstName: "text",
  lastName: "text",
  phone: "text",
  email: "text",
  freeText: "text",
  mileage: "number",
  offerings: "text",
  agreement: "text",
  status: ["booked", "cancelled"],
  sequence: "number",
  cancelledAt: "text?",
  cancelledBy: "text?",
  language: ["sv", "nb", "da", "en", "fi", "sk"],
} as const

export type BookingRow = RowOf<typeof BOOKING_ROW>

/** Finds a booking with its customer, also if it was cancelled. */
export function findWholeBooking(storage: Statements, id: string): Promise<BookingRow | null> {
  return sql`select id, reg_no as "regNo", workshop_id as "workshopId", day,
    bookings.starts_at as "startsAt", is_full_day as "isFullDay", instant, first_name as "firstName", last_name as "lastName", phone, email,
    free_text as "freeText", mileage, offerings, agreement, status, bookings.sequence, language, changed_at as "cancelledAt", changed_by as "cancelledBy"
    from bookings left join booking_changes on booking_id = id and action = 'cancel' where id = ${id}`.get(
    storage,
    BOOKING_ROW,
  )
}

const BOOKED_TIME = {
  id: "text",
  workshopId: "text",
  day: "text",
  isFullDay: "number",
  instant: "text",
  resource: "number?",
  agreement: "text",
  offerings: "text",
} as const

/** The time of a booking, and its services. */
export interface BookedTime extends Omit<RowOf<typeof BOOKED_TIME>, "offerings"> {
  readonly codes: readonly string[]
}

/** Lists the times and services of the bookings from a day on that were not cancelled, in order of their days. */
export async function listBookedTimes(storage: Statements, from: CalendarDay): Promise<BookedTime[]> {
  const rows = await sql`select id, workshop_id as "workshopId", day, is_full_day as "isFullDay", instant, agreement,
    offerings, (select min(resource) from taken_times where taken_times.booking_id = bookings.id) as resource
    from bookings where day >= ${from} and status = 'booked' order by day, id`.all(storage, BOOKED_TIME)
  return rows.map(({ offerings, ...booking }) => {
    const requests = JSON.parse(offerings) as WorkshopBookingRequest["serviceOfferingRequests"]
    return { ...booking, codes: requests.map(({ kobraId }) => kobraId) }
  })
}

/** The version of a booking that a change is based on, and who changes it. */
export interface BookingChange extends Pick<BookingRow, "id" | "sequence" | "startsAt"> {
  readonly by: string
  readonly now: number
}

/** Locks a booking until the transaction ends. Returns `false` if it has changed meanwhile or was cancelled. */
export async function lockBooking(tx: Statements, { id, sequence }: BookingChange): Promise<boolean> {
  const locked = await sql`update bookings set sequence = sequence
    where id = ${id} and sequence = ${sequence} and status = 'booked'`.run(tx)
  return locked === 1
}

/** Gives a booking another time, and records who has moved it. */
export async function setBookingTime(
  tx: Statements,
  change: BookingChange,
  { day, startsAt, isFullDay }: Stretch,
  zone: string,
): Promise<void> {
  const instant = new Date(resolveInstant(startsAt, zone)).toISOString()
  await sql`update bookings set day = ${day}, starts_at = ${startsAt}, is_full_day = ${isFullDay ? 1 : 0},
    instant = ${instant}, sequence = ${change.sequence + 1} where id = ${change.id}`.run(tx)
  await insertChange(tx, change, "move")
}

/** Marks a booking as cancelled, and records who has cancelled it. */
export async function setCancelled(tx: Statements, change: BookingChange): Promise<void> {
  await sql`update bookings set status = 'cancelled', sequence = ${change.sequence + 1}
    where id = ${change.id}`.run(tx)
  await insertChange(tx, change, "cancel")
}

async function insertChange(
  tx: Statements,
  { id, sequence, startsAt, by, now }: BookingChange,
  action: "move" | "cancel",
): Promise<void> {
  await sql`insert into booking_changes (booking_id, sequence, action, changed_by, changed_at, starts_at)
    values (${id}, ${sequence + 1}, ${action}, ${by}, ${new Date(now).toISOString()}, ${startsAt})`.run(tx)
}

/**
 * Inserts a booking and assigns it the resource of the workshop, such as a lift, that the visitor holds, or one that is
 * free in all slots of the booking. Returns `false` if there is no such resource.
 */
export async function insertBooking(tx: Statements, id: string, booking: NewBooking): Promise<boolean> {
  const { regNo, phone, network, workshop, stretch, request, agreement, language, now } = booking
  const { day, startsAt, isFullDay } = stretch
  const { firstName, lastName, email } = request.customer
  const isTaken =
    (await takeHeldTimes(tx, id, booking)) || (await takeTimes(tx, workshop.id, stretch, { bookingId: id }, now))
  if (!isTaken) return false
  await sql`insert into bookings (id, reg_no, workshop_id, day, starts_at, is_full_day, zone, instant, first_name,
    last_name, phone, email, free_text, mileage, offerings, agreement, booked_at, network, language)
    values (${id}, ${regNo}, ${workshop.id}, ${day}, ${startsAt}, ${isFullDay ? 1 : 0}, ${workshop.zone},
    ${new Date(resolveInstant(startsAt, workshop.zone)).toISOString()}, ${firstName}, ${lastName},
    ${phone}, ${email}, ${request.freeText}, ${request.mileage},
    ${JSON.stringify(request.serviceOfferingRequests)}, ${JSON.stringify(agreement)}, ${new Date(now).toISOString()}, ${network}, ${language})`.run(
    tx,
  )
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
  await sql`delete from booking_changes where booking_id in (select id from bookings where day < ${day})`.run(tx)
  await sql`delete from bookings where day < ${day}`.run(tx)
}

interface Subjects {
  readonly regNo: string
  readonly phone: string
  readonly email: string
}

type Counts = Readonly<Record<"vehicle" | "phone" | "email", number>>

/** Counts the future bookings of a vehicle, of a phone number and of an e-mail address, in all workshops. */
export function countOpenBookings(tx: Statements, subjects: Subjects, now: number): Promise<Counts> {
  return countBySubject(tx, subjects, "status = 'booked' and instant", now)
}

/** Counts the bookings that were made since a time, also those that were moved or cancelled meanwhile. */
export function countBookingsMade(tx: Statements, subjects: Subjects, bookedAfter: number): Promise<Counts> {
  return countBySubject(tx, subjects, "booked_at", bookedAfter)
}

async function countBySubject(
  tx: Statements,
  { regNo, phone, email }: Subjects,
  condition: string,
  after: number,
): Promise<Counts> {
  const isLater = raw(`${condition} >`)
  const time = new Date(after).toISOString()
  const ofVehicle = sql`select count(*) as count from bookings where reg_no = ${regNo} and ${isLater} ${time}`
  const ofPhone = sql`select count(*) as count from bookings where phone = ${phone} and ${isLater} ${time}`
  const ofEmail = sql`select count(*) as count from bookings where lower(email) = lower(${email}) and ${isLater} ${time}`
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
