import { type RowOf, raw, type Statements, sql } from "@forecourt/service-kit/storage"

const VISIT_ROW = {
  id: "text",
  vehicleId: "text",
  workshopId: "text",
  day: "text",
  startsAt: "text?",
  resource: "number",
  regNo: "text",
  car: "text",
  name: "text",
  phone: "text",
  email: "text",
  message: "text",
  status: ["booked", "cancelled"],
} as const

export type VisitRow = RowOf<typeof VISIT_ROW>

const VISITS = raw(`select bookings.id, vehicle_id as "vehicleId", bookings.workshop_id as "workshopId", day,
  starts_at as "startsAt", resource, reg_no as "regNo", brand || ' ' || model as car,
  first_name || ' ' || last_name as name, phone, email, free_text as message, status
  from bookings join vehicles on vehicles.id = bookings.vehicle_id`)

export function listVisits(storage: Statements, workshopId: string, day: string): Promise<VisitRow[]> {
  return sql`${VISITS} where bookings.workshop_id = ${workshopId} and day = ${day}
    order by coalesce(starts_at, ''), resource`.all(storage, VISIT_ROW)
}

export function findVisits(storage: Statements, regNo: string, phones: readonly string[]): Promise<VisitRow[]> {
  return sql`${VISITS} where reg_no = ${regNo} or phone in (${["", ...phones]})
    order by day desc, bookings.id limit 50`.all(storage, VISIT_ROW)
}

export function findVisit(storage: Statements, id: string): Promise<VisitRow | null> {
  return sql`${VISITS} where bookings.id = ${id}`.get(storage, VISIT_ROW)
}

export function listStaffWorkshops(storage: Statements) {
  return sql`select id, location_name || ', ' || department_name as name, zone from workshops
    order by location_name, id`.all(storage, { id: "text", name: "text", zone: "text" })
}
