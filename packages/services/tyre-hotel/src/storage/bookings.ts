import type { CalendarDay, Slot } from "@forecourt/calendar"
import { reserveResource } from "@forecourt/service-kit/capacity"
import type { ServiceLanguage } from "@forecourt/service-kit/service"
import { type RowOf, type Statements, sql } from "@forecourt/service-kit/storage"
import { formatInstant } from "./held-times.ts"
import { fetchOccupation, type OwnTimes } from "./occupation.ts"
import type { Workshop } from "./workshops.ts"

const BOOKING_ROW = {
  id: "text",
  vehicleId: "text",
  workshopId: "text",
  slot: "text",
  day: "text",
  startsAt: "text?",
  instant: "text?",
  zone: "text",
  minutes: "number",
  freeText: "text",
  firstName: "text",
  lastName: "text",
  email: "text",
  phoneMobile: "text",
  status: ["booked", "cancelled"],
  sequence: "number",
  language: ["sv", "nb", "da", "en", "fi", "sk"],
  regNo: "text",
  workshop: "text",
  address: "text",
  country: "text",
  workshopEmail: "text",
  workshopPhone: "text",
} as const

export type BookingRow = RowOf<typeof BOOKING_ROW>

/** The customer of a booking, whom messages are sent to. */
export interface BookingContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The phone number in E.164. */
  readonly phone: string
  readonly freeText: string
  readonly language: ServiceLanguage
}

export interface NewBooking extends OwnTimes {
  readonly vehicleId: string
  readonly workshop: Workshop
  readonly slot: Slot
  readonly contact: BookingContact
}

/** Finds a booking, also if it was cancelled. */
export function findBooking(storage: Statements, id: string): Promise<BookingRow | null> {
  return sql`select bookings.id, vehicle_id as "vehicleId", bookings.workshop_id as "workshopId", slot, day,
    starts_at as "startsAt", instant, bookings.zone, minutes, free_text as "freeText",
    first_name as "firstName", last_name as "lastName", bookings.email, bookings.phone as "phoneMobile", status,
    sequence, language, reg_no as "regNo", department_name as workshop, address, country,
    workshops.email as "workshopEmail", workshops.phone as "workshopPhone"
    from bookings join workshops on workshops.id = bookings.workshop_id
    join vehicles on vehicles.id = bookings.vehicle_id
    where bookings.id = ${id}`.get(storage, BOOKING_ROW)
}

/** Counts the bookings that a vehicle has made since a time, also those that were cancelled. */
export async function countBookingsSince(storage: Statements, vehicleId: string, time: number): Promise<number> {
  const row = await sql`select count(*) as count from bookings
    where vehicle_id = ${vehicleId} and booked_at > ${new Date(time).toISOString()}`.get(storage, { count: "number" })
  return row?.count ?? 0
}

/**
 * Inserts a booking and assigns it the first free resource of the workshop, such as a lift. Returns `null` if all
 * resources are occupied. The workshop must be locked.
 */
export async function insertBooking(tx: Statements, id: string, booking: NewBooking): Promise<number | null> {
  const { vehicleId, workshop, slot, contact, now } = booking
  const occupation = await fetchOccupation(tx, workshop, [slot.day, slot.day], booking)
  if (!occupation.isFree(slot)) return null
  return reserveResource(tx, {
    table: "bookings",
    key: ["workshop_id", "slot", "resource"],
    capacity: slot.capacity,
    occupied: occupation.listResources(slot),
    rows: (resource) => [
      {
        id,
        vehicle_id: vehicleId,
        workshop_id: workshop.id,
        slot: slot.name,
        resource,
        day: slot.day,
        starts_at: slot.startsAt,
        zone: workshop.zone,
        instant: formatInstant(slot),
        minutes: workshop.slotMinutes,
        first_name: contact.firstName,
        last_name: contact.lastName,
        email: contact.email,
        phone: contact.phone,
        free_text: contact.freeText,
        language: contact.language,
        booked_at: new Date(now).toISOString(),
      },
    ],
  })
}

export async function setPlace(
  tx: Statements,
  id: string,
  { slot, workshop }: Pick<NewBooking, "slot" | "workshop">,
  resource: number,
): Promise<void> {
  await sql`update bookings set slot = ${slot.name}, resource = ${resource}, day = ${slot.day},
    starts_at = ${slot.startsAt}, instant = ${formatInstant(slot)}, minutes = ${workshop.slotMinutes} where id = ${id}`.run(
    tx,
  )
}

export async function setContact(tx: Statements, id: string, contact: BookingContact): Promise<void> {
  const { firstName, lastName, email, phone, freeText, language } = contact
  await sql`update bookings set first_name = ${firstName}, last_name = ${lastName}, email = ${email}, phone = ${phone},
    free_text = ${freeText}, language = ${language} where id = ${id}`.run(tx)
}

/** Counts a change of a booking: messages and calendar files about it have a new version. */
export async function countChange(tx: Statements, id: string): Promise<void> {
  await sql`update bookings set sequence = sequence + 1 where id = ${id}`.run(tx)
}

/** Marks a booking as cancelled. Its slot becomes its number, so that the place can be booked again. */
export async function setCancelled(tx: Statements, id: string): Promise<void> {
  await sql`delete from open_bookings where booking_id = ${id}`.run(tx)
  await sql`update bookings set status = 'cancelled', slot = ${`cancelled ${id}`}, sequence = sequence + 1
    where id = ${id}`.run(tx)
}

export async function deleteBooking(tx: Statements, id: string): Promise<void> {
  await sql`delete from bookings where id = ${id}`.run(tx)
}

export async function deleteBookingsBefore(storage: Statements, day: CalendarDay): Promise<void> {
  await sql`delete from bookings where day < ${day}`.run(storage)
}
