import type { Car } from "@forecourt/contracts/search"
import { demoStock } from "./demo-stock.ts"
import { siteOf } from "./market/sites.ts"

/** A row as an external system may send it. */
type Row = Readonly<Record<string, unknown>>

interface Fault {
  /** A description of the fault. */
  readonly fault: string
  /** The field for which the schema rejects the rows; `null` when it accepts them. */
  readonly refused: keyof Car | null
  /** Creates the rows from a valid one. */
  readonly rows: (car: Row) => readonly Row[]
}

const changed =
  (change: Row) =>
  (car: Row): readonly Row[] => [{ ...car, ...change }]

const without =
  (...fields: readonly (keyof Car)[]) =>
  (car: Row): readonly Row[] => [
    Object.fromEntries(Object.entries(car).filter(([name]) => !fields.some((field) => field === name))),
  ]

/** All faults that an import handles, with their effects. Of several rows with one identifier, the last wins. */
export const DIRTY_FAULTS: readonly Fault[] = [
  { fault: "a model year of 2060", refused: "car_year", rows: changed({ car_year: 2060 }) },
  { fault: "an empty gearbox", refused: null, rows: changed({ car_gearbox: "" }) },
  { fault: "a price of 0", refused: null, rows: changed({ car_price: 0 }) },
  { fault: "no picture", refused: null, rows: without("car_images", "car_primary_image") },
  { fault: "a price of 1.2 million", refused: null, rows: changed({ car_price: 1_200_000 }) },
  { fault: "the same car twice", refused: null, rows: (car) => [car, { ...car, car_price: 99_900 }] },
  { fault: "a price as a text", refused: "car_price", rows: changed({ car_price: "249 900" }) },
  { fault: "a mileage below 0", refused: "car_mileage", rows: changed({ car_mileage: -1 }) },
  { fault: "no brand", refused: "car_brand", rows: without("car_brand") },
  { fault: "an identifier with letters", refused: "car_id", rows: changed({ car_id: "A-17" }) },
  { fault: "four and a half seats", refused: "car_seats", rows: changed({ car_seats: 4.5 }) },
  { fault: "an address with a space", refused: "slug", rows: changed({ slug: "volvo xc60" }) },
  { fault: "equipment in one text", refused: "car_equipment", rows: changed({ car_equipment: "Towbar, LED" }) },
  { fault: "used said in a word", refused: "car_is_used", rows: changed({ car_is_used: "yes" }) },
  {
    fault: "a day that no calendar has",
    refused: "car_firstregistration",
    rows: changed({ car_firstregistration: "2021-02-30" }),
  },
]

/** The offset of the dirty rows' identifiers after those of the stock. */
const BEHIND = 900_000

/** Creates deliberately invalid rows, to be written as NDJSON: those of each of `DIRTY_FAULTS` in order. */
export function dirtyRows(name: string): readonly Row[] {
  const site = siteOf(name)
  const good = demoStock(name, { count: DIRTY_FAULTS.length })
  return DIRTY_FAULTS.flatMap(({ rows }, index) => {
    const car_id = String(site.firstCar + BEHIND + index)
    return rows({ ...good[index], car_id, slug: `dirty-row-${car_id}` })
  })
}
