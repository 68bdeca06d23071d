import { type OpeningTimes, readSchedule, type WrittenSchedule } from "@forecourt/calendar"
import type { Position } from "@forecourt/contracts/distance"
import { type RowOf, type Statements, sql } from "@forecourt/service-kit/storage"

export interface Workshop extends OpeningTimes, Position {
  /** The id of the workshop. Requests contain it as `departmentId`. */
  readonly id: string
  readonly siteId: string
  readonly siteName: string
  readonly address: string
  readonly country: string
  /** The phone number and the e-mail address of the workshop. Empty if they are unknown. */
  readonly phone: string
  readonly email: string
  /** The local time on the day before a visit until which cancelling is free. `null` if it is always free. */
  readonly freeUntil: string | null
  /** The fee for cancelling later, in the currency of the country. */
  readonly lateFee: number | null
  readonly brands: readonly string[]
}

const WORKSHOP_ROW = {
  id: "text",
  siteId: "text",
  siteName: "text",
  address: "text",
  latitude: "number",
  longitude: "number",
  country: "text",
  phone: "text",
  email: "text",
  freeUntil: "text?",
  lateFee: "number?",
  zone: "text",
  openingHours: "text",
  slotMinutes: "number",
  capacity: "number",
  isClosed: "number",
} as const

const COLUMNS = `id, site_id as "siteId", site_name as "siteName", address, latitude, longitude, country, phone, email,
  free_until as "freeUntil", late_fee as "lateFee", zone, opening_hours as "openingHours",
  slot_minutes as "slotMinutes", resources as capacity, is_closed as "isClosed"`
const TAKES_BRAND = `is_closed = 0 and (serves_all_brands = 1
  or exists (select 1 from workshop_brands where workshop_id = workshops.id and brand = ?))`

export async function listWorkshops(storage: Statements, brand: string): Promise<Workshop[]> {
  const rows = await storage.all(
    WORKSHOP_ROW,
    `select ${COLUMNS} from workshops where ${TAKES_BRAND} order by id`,
    brand,
  )
  return addBrands(storage, rows)
}

/** Lists the workshops that have not closed, whichever brands they take. */
export async function listOpenWorkshops(storage: Statements): Promise<Workshop[]> {
  const rows = await storage.all(WORKSHOP_ROW, `select ${COLUMNS} from workshops where is_closed = 0 order by id`)
  return addBrands(storage, rows)
}

async function addBrands(storage: Statements, rows: readonly RowOf<typeof WORKSHOP_ROW>[]): Promise<Workshop[]> {
  const authorised = await storage.all(
    { id: "text", brand: "text" },
    "select workshop_id as id, brand from workshop_brands order by brand",
  )
  const brands = Map.groupBy(authorised, ({ id }) => id)
  return rows.map((row) => toWorkshop(row, brands.get(row.id)))
}

export async function findWorkshop(storage: Statements, id: string, brand: string): Promise<Workshop | null> {
  const row = await storage.get(
    WORKSHOP_ROW,
    `select ${COLUMNS} from workshops where id = ? and ${TAKES_BRAND}`,
    id,
    brand,
  )
  if (row === null) return null
  const sql = "select brand from workshop_brands where workshop_id = ? order by brand"
  return toWorkshop(row, await storage.all({ brand: "text" }, sql, id))
}

/**
 * Finds the workshop of a booking. It does not matter whether the workshop still takes the brand. One that has closed
 * has no times.
 */
export async function findBookedWorkshop(storage: Statements, id: string): Promise<Workshop | null> {
  const row = await storage.get(WORKSHOP_ROW, `select ${COLUMNS} from workshops where id = ?`, id)
  return row === null ? null : toWorkshop(row)
}

export async function listAuthorisedBrands(storage: Statements): Promise<string[]> {
  const rows = await storage.all({ brand: "text" }, "select distinct brand from workshop_brands")
  return rows.map(({ brand }) => brand)
}

/** Lists the details of workshops that their dealerships have. */
export function listWorkshopDetails(storage: Statements) {
  return storage.all(
    { id: "text", siteId: "text", hours: "text", phone: "text", email: "text" },
    `select id, site_id as "siteId", opening_hours as hours, phone, email from workshops`,
  )
}

export async function setWorkshopDetails(
  storage: Statements,
  id: string,
  { hours, phone, email }: { readonly hours: string; readonly phone: string; readonly email: string },
): Promise<void> {
  await sql`update workshops set opening_hours = ${hours}, phone = ${phone}, email = ${email}
    where id = ${id}`.run(storage)
}

/** Lists the stored opening hours of all workshops, by id. */
export async function listOpeningHours(storage: Statements): Promise<ReadonlyMap<string, string>> {
  const rows = await sql`select id, opening_hours as hours from workshops`.all(storage, { id: "text", hours: "text" })
  return new Map(rows.map(({ id, hours }) => [id, hours]))
}

export async function setOpeningHours(storage: Statements, id: string, hours: string): Promise<void> {
  await sql`update workshops set opening_hours = ${hours} where id = ${id}`.run(storage)
}

/** Closes a workshop: it cannot be booked any longer, and holds of its times end. Its row stays for past bookings. */
export async function closeWorkshop(tx: Statements, id: string): Promise<void> {
  await sql`update workshops set is_closed = 1 where id = ${id}`.run(tx)
  await sql`delete from workshop_brands where workshop_id = ${id}`.run(tx)
  await sql`delete from holds where workshop_id = ${id}`.run(tx)
  await sql`delete from taken_times where workshop_id = ${id} and hold_id is not null`.run(tx)
}

function toWorkshop(row: RowOf<typeof WORKSHOP_ROW>, brands: readonly { readonly brand: string }[] = []): Workshop {
  const { openingHours, isClosed, ...workshop } = row
  const written = isClosed === 1 ? {} : (JSON.parse(openingHours) as WrittenSchedule)
  return {
    ...workshop,
    schedule: readSchedule(written, row.country) ?? createClosedSchedule(row.country),
    brands: brands.map(({ brand }) => brand),
  }
}

function createClosedSchedule(country: string): OpeningTimes["schedule"] {
  return { country, weekdays: {}, deviations: [], vacations: [], lines: [] }
}
