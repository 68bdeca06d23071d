import type { CalendarDay, Slot } from "@forecourt/calendar"
import type { TyreHotelBookingRequest } from "@forecourt/contracts/tyre-hotel"
import { reserveResource } from "@forecourt/service-kit/capacity"
import { type Statements, sql } from "@forecourt/service-kit/storage"
import type { Workshop } from "./workshops.ts"

const BOOKING_ROW = {
  id: "text",
  day: "text",
  startsAt: "text?",
  slotMinutes: "number",
  freeText: "text",
  firstName: "text",
  lastName: "text",
  email: "text",
  phoneMobile: "text",
  workshop: "text",
  address: "text",
  workshopEmail: "text",
  workshopPhone: "text",
} as const

export interface NewBooking {
  readonly vehicleId: string
  readonly workshop: Workshop
  readonly slot: Slot
  readonly request: TyreHotelBookingRequest
  /** The visitor's phone number in E.164. */
  readonly phone: string
  readonly now: number
}

export function findBooking(storage: Statements, id: string) {
  return sql`select bookings.id, day, starts_at as "startsAt", slot_minutes as "slotMinutes", free_text as "freeText",
    first_name as "firstName", last_name as "lastName", bookings.email, bookings.phone as "phoneMobile",
    department_name as workshop, address, workshops.email as "workshopEmail", workshops.phone as "workshopPhone"
    from bookings join workshops on workshops.id = bookings.workshop_id
    where bookings.id = ${id}`.get(storage, BOOKING_ROW)
}

export async function countBookings(
  storage: Statements,
  workshopId: string,
  [first, last]: readonly [CalendarDay, CalendarDay],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql`select slot, count(*) as count from bookings
    where workshop_id = ${workshopId} and day between ${first} and ${last}
    group by slot`.all(storage, { slot: "text", count: "number" })
  return new Map(rows.map(({ slot, count }) => [slot, count]))
}

/**
 * Inserts a booking and assigns it the first free resource of the workshop, such as a lift. Returns `null` if all
 * resources are occupied.
 */
export function insertBooking(tx: Statements, id: string, booking: NewBooking): Promise<number | null> {
  const { vehicleId, workshop, slot, request, phone, now } = booking
  const { firstName, lastName, email } = request.customer
  return reserveResource(tx, {
    table: "bookings",
    key: ["workshop_id", "slot", "resource"],
    capacity: slot.capacity,
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
        instant: toInstantText(slot),
        first_name: firstName,
        last_name: lastName,
        email,
        phone,
        free_text: request.freeText,
        booked_at: new Date(now).toISOString(),
      },
    ],
  })
}

export async function setPlace(tx: Statements, id: string, slot: Slot, resource: number): Promise<void> {
  await sql`update bookings set slot = ${slot.name}, resource = ${resource}, day = ${slot.day},
    starts_at = ${slot.startsAt}, instant = ${toInstantText(slot)} where id = ${id}`.run(tx)
}

export async function setContact(tx: Statements, id: string, { request, phone }: NewBooking): Promise<void> {
  const { firstName, lastName, email } = request.customer
  await sql`update bookings set first_name = ${firstName}, last_name = ${lastName}, email = ${email}, phone = ${phone},
    free_text = ${request.freeText} where id = ${id}`.run(tx)
}

export async function deleteBooking(tx: Statements, id: string): Promise<void> {
  await sql`delete from bookings where id = ${id}`.run(tx)
}

function toInstantText({ instant }: Slot): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
