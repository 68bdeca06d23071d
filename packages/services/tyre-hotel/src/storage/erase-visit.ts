import type { Contact } from "@forecourt/service-kit/staff"
import { type Statements, sql } from "@forecourt/service-kit/storage"

const ERASED = "erased"

const PERSON_VISIT_ROW = { id: "text", status: ["booked", "cancelled"], day: "text", zone: "text" } as const

export function listVisitsOfPerson(storage: Statements, { email, phones }: Contact) {
  return sql`select id, status, day, zone from bookings
    where (email <> '' and lower(email) = ${email}) or (phone <> '' and phone in (${["", ...phones]}))`.all(
    storage,
    PERSON_VISIT_ROW,
  )
}

/** Replaces the personal data of a booking and of its rating. The vehicle belongs to the agreement, not to the visit. */
export async function eraseVisit(tx: Statements, id: string): Promise<void> {
  await sql`update bookings set first_name = ${ERASED}, last_name = '', phone = ${ERASED}, email = '', free_text = ''
    where id = ${id}`.run(tx)
  await sql`update ratings set comment = '' where booking_id = ${id}`.run(tx)
}
