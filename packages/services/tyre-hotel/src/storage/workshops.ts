import { type OpeningTimes, readHours } from "@forecourt/calendar"
import { type Statements, sql } from "@forecourt/service-kit/storage"

export interface Workshop extends OpeningTimes {
  readonly country: string
  /** The id of the workshop. Requests contain it as `erpId`. */
  readonly id: string
}

/** Locks a workshop until the transaction ends, against other bookings and imports, and fetches it. */
export async function lockWorkshop(tx: Statements, id: string): Promise<Workshop> {
  await sql`update workshops set zone = zone where id = ${id}`.run(tx)
  return getWorkshop(tx, id)
}

export async function getWorkshop(storage: Statements, id: string): Promise<Workshop> {
  const row = await sql`select id, country, zone, opening_hours as "openingHours", slot_minutes as "slotMinutes",
    capacity from workshops where id = ${id}`.get(storage, {
    id: "text",
    country: "text",
    zone: "text",
    openingHours: "text",
    slotMinutes: "number",
    capacity: "number",
  })
  if (row === null) throw new Error("tyre-hotel: a vehicle names a workshop that is gone. Look at the storage.")
  const { openingHours, ...workshop } = row
  const texts = Object.entries<string>(JSON.parse(openingHours))
  const weekdays = Object.fromEntries(texts.map(([day, text]) => [day, readHours(text)]))
  return { ...workshop, schedule: { country: row.country, weekdays, deviations: [], vacations: [], lines: [] } }
}
