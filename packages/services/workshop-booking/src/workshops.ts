import { type OpeningTimes, readSchedule, type WrittenSchedule } from "@forecourt/calendar"
import { distanceKm, type Position } from "@forecourt/contracts/distance"
import type { RowOf, Statements } from "@forecourt/service-kit/storage"

export interface Workshop extends OpeningTimes, Position {
  /** What calls know it by: its `departmentId`. */
  readonly id: string
  readonly siteId: string
  readonly siteName: string
  readonly address: string
  /** Two letters. */
  readonly country: string
  /** Brands that authorised it. */
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
  zone: "text",
  openingHours: "text",
  slotMinutes: "number",
  capacity: "number",
} as const

const COLUMNS = `id, site_id as "siteId", site_name as "siteName", address, latitude, longitude, country, zone,
  opening_hours as "openingHours", slot_minutes as "slotMinutes", resources as capacity`
/** Takes a brand in: authorised by it, or for all. */
const TAKES_BRAND = `(serves_all_brands = 1
  or exists (select 1 from workshop_brands where workshop_id = workshops.id and brand = ?))`

/** Returns the workshops that take a brand in. */
export async function workshopsFor(storage: Statements, brand: string): Promise<Workshop[]> {
  const rows = await storage.all(
    WORKSHOP_ROW,
    `select ${COLUMNS} from workshops where ${TAKES_BRAND} order by id`,
    brand,
  )
  const authorised = await storage.all(
    { id: "text", brand: "text" },
    "select workshop_id as id, brand from workshop_brands order by brand",
  )
  const brandsOf = Map.groupBy(authorised, ({ id }) => id)
  return rows.map((row) =>
    readWorkshop(
      row,
      (brandsOf.get(row.id) ?? []).map((one) => one.brand),
    ),
  )
}

/** Returns a workshop if it takes a brand in. */
export async function fetchWorkshop(storage: Statements, id: string, brand: string): Promise<Workshop | null> {
  const row = await storage.get(
    WORKSHOP_ROW,
    `select ${COLUMNS} from workshops where id = ? and ${TAKES_BRAND}`,
    ...[id, brand],
  )
  if (row === null) return null
  const brands = await storage.all(
    { brand: "text" },
    "select brand from workshop_brands where workshop_id = ? order by brand",
    id,
  )
  return readWorkshop(
    row,
    brands.map((one) => one.brand),
  )
}

function readWorkshop(row: RowOf<typeof WORKSHOP_ROW>, brands: readonly string[]): Workshop {
  const { openingHours, ...workshop } = row
  return {
    ...workshop,
    schedule: readSchedule(JSON.parse(openingHours) as WrittenSchedule, row.country) ?? closedIn(row.country),
    brands,
  }
}

/** A workshop of which nobody says when it is open. */
function closedIn(country: string): OpeningTimes["schedule"] {
  return { country, weekdays: {}, deviations: [], vacations: [], lines: [] }
}

/** The closest first; of two that are equally far, always the same one. */
export function closestFirst<Place extends Position>(places: readonly Place[], from: Position): Place[] {
  return places.toSorted((one, other) => distanceKm(from, one) - distanceKm(from, other))
}

/** Whether a brand has a workshop that it authorised; the name may have hyphens in place of its spaces. Spec 3 §7.1. */
export async function hasAuthorizedWorkshop(storage: Statements, brand: string): Promise<boolean> {
  const authorised = await storage.all({ brand: "text" }, "select distinct brand from workshop_brands")
  return authorised.some((one) => hyphenated(one.brand) === hyphenated(brand))
}

function hyphenated(brand: string): string {
  return brand.replaceAll(" ", "-").toLowerCase()
}
