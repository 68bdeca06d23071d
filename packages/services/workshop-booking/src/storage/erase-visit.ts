import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import type { Contact } from "@forecourt/service-kit/staff"
import { type Statements, sql } from "@forecourt/service-kit/storage"

/** The text that replaces personal data. In lower case it is no number plate. */
const ERASED = "erased"

const PERSON_VISIT_ROW = { id: "text", status: ["booked", "cancelled"], day: "text", zone: "text" } as const

export function listVisitsOfPerson(storage: Statements, { email, phones }: Contact) {
  return sql`select id, status, day, zone from bookings
    where (email <> '' and lower(email) = ${email}) or (phone <> '' and phone in (${["", ...phones]}))`.all(
    storage,
    PERSON_VISIT_ROW,
  )
}

/** Replaces the personal data of a booking, with the number plate, the remarks, the note and the order. */
export async function eraseVisit(tx: Statements, id: string): Promise<void> {
  const row = await sql`select offerings from bookings where id = ${id}`.get(tx, { offerings: "text" })
  const requests = JSON.parse(row?.offerings ?? "[]") as WorkshopBookingRequest["serviceOfferingRequests"]
  const offerings = JSON.stringify(requests.map((request) => ({ ...request, userInput: null })))
  await sql`update bookings set reg_no = ${ERASED}, first_name = ${ERASED}, last_name = '', phone = ${ERASED}, email = '',
    free_text = '', network = null, offerings = ${offerings} where id = ${id}`.run(tx)
  await sql`delete from booking_notes where booking_id = ${id}`.run(tx)
  await sql`delete from idempotent_requests where result = ${id}`.run(tx)
}
