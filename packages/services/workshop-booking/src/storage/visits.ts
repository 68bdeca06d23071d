import { type RowOf, raw, type Statements, sql } from "@forecourt/service-kit/storage"

const VISIT_ROW = {
  id: "text",
  workshopId: "text",
  day: "text",
  startsAt: "text",
  isFullDay: "number",
  resource: "number?",
  regNo: "text",
  brand: "text?",
  model: "text?",
  name: "text",
  phone: "text",
  email: "text",
  message: "text",
  agreement: "text",
  note: "text",
  status: ["booked", "cancelled"],
} as const

export type VisitRow = RowOf<typeof VISIT_ROW>

const VISITS = raw(`select bookings.id, workshop_id as "workshopId", day, starts_at as "startsAt",
  is_full_day as "isFullDay",
  (select min(resource) from taken_times where taken_times.booking_id = bookings.id) as resource,
  bookings.reg_no as "regNo", brand, model, first_name || ' ' || last_name as name, phone, email,
  free_text as message, agreement, coalesce(note, '') as note, status
  from bookings left join vehicles on vehicles.reg_no = bookings.reg_no
  left join booking_notes on booking_notes.booking_id = bookings.id`)

export function listVisits(storage: Statements, workshopId: string, day: string): Promise<VisitRow[]> {
  return sql`${VISITS} where workshop_id = ${workshopId} and day = ${day}
    order by starts_at, resource`.all(storage, VISIT_ROW)
}

export function findVisits(storage: Statements, regNo: string, phones: readonly string[]): Promise<VisitRow[]> {
  return sql`${VISITS} where bookings.reg_no = ${regNo} or phone in (${["", ...phones]})
    order by day desc, starts_at limit 50`.all(storage, VISIT_ROW)
}

export function findVisit(storage: Statements, id: string): Promise<VisitRow | null> {
  return sql`${VISITS} where bookings.id = ${id}`.get(storage, VISIT_ROW)
}

export function listStaffWorkshops(storage: Statements) {
  return sql`select id, site_name as name, zone from workshops
    order by site_name, id`.all(storage, { id: "text", name: "text", zone: "text" })
}

export async function setNote(storage: Statements, id: string, note: string): Promise<void> {
  await sql`insert into booking_notes (booking_id, note) values (${id}, ${note})
    on conflict (booking_id) do update set note = excluded.note`.run(storage)
}

/** Deletes the notes of bookings that no longer exist. */
export async function deleteStrayNotes(storage: Statements): Promise<void> {
  await sql`delete from booking_notes where booking_id not in (select id from bookings)`.run(storage)
}
