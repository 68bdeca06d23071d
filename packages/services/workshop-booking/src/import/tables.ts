import { readRegNo } from "@forecourt/contracts/registration-number"
import { type Statements, sql, upsert } from "@forecourt/service-kit/storage"
import { oneOf, readBy, type Tables, text, wholeNumber } from "@forecourt/service-kit/tables"

const readOrNone = <Value>(read: (cell: string) => Value | null, what: string) =>
  readBy(read, what, { mayBeEmpty: true })
const words = readOrNone((cell) => cell, "is no text.")
const list = readOrNone((cell) => cell.split(",").filter(Boolean), "is no list. Write names with commas between.")
const yesNo = oneOf(["yes", "no"])
const count = wholeNumber({ min: 1, max: 100 })
const place = wholeNumber({ min: 1, max: 1000 })
/** A column for ids. They contain only characters that are valid in URLs and headers. */
const id = readBy((cell) => (/^[A-Za-z0-9-]{1,40}$/.test(cell) ? cell : null), "is no name. Write SE-201.")
const code = readBy((cell) => (/^[a-z0-9-]{1,60}$/.test(cell) ? cell : null), "is no code. Write wheel-change.")
const degrees = readBy((cell) => (/^-?\d{1,3}\.\d+$/.test(cell) ? cell : null), "are no degrees. Write 57.70716.")
const whole = readOrNone(
  (cell) => (/^\d*$/.test(cell) ? { number: cell === "" ? null : Number(cell) } : null),
  "is no whole number. Write one, or nothing.",
)

const POWER_TRAINS = ["petrol", "diesel", "hybrid", "plug-in-hybrid", "electric", "gas"]
const IS_NO_POWER_TRAIN = `is none of ${POWER_TRAINS.join(", ")}.`
const readPowerTrain = (cell: string) => (cell === "" || POWER_TRAINS.includes(cell) ? cell : null)
const powerTrains = readOrNone(
  (cell) => (cell.split(",").every((item) => readPowerTrain(item) !== null) ? cell : null),
  `contains a power train that ${IS_NO_POWER_TRAIN}`,
)

export const TABLES = {
  brands: { name: text({ max: 60 }), isSupported: yesNo },
  vehicles: {
    regNo: readBy(readRegNo, "is no registration number. Write two to seven letters and digits."),
    brand: text(),
    model: text(),
    buildYear: whole,
    powerTrain: readOrNone(readPowerTrain, IS_NO_POWER_TRAIN),
    hasServiceAgreement: yesNo,
  },
  categories: { id: code, kind: oneOf(["service", "addon"]), name: text(), icon: text(), selectionType: words, place },
  offerings: {
    code,
    category: code,
    name: text(),
    description: words,
    notKnownPriceText: words,
    priceDiscount: whole,
    allowUserInput: yesNo,
    unitMinimum: count,
    unitMaximum: count,
    unit: text(),
    unitAbbreviation: text(),
    unitPostfix: words,
    minutes: wholeNumber({ min: 5, max: 1440 }),
    place,
  },
  conditions: {
    code,
    powerTrains,
    brand: words,
    models: words,
    fromAge: whole,
    toAge: whole,
    fromMileage: whole,
    toMileage: whole,
  },
  workshops: {
    id,
    siteId: id,
    siteName: text(),
    address: text(),
    latitude: degrees,
    longitude: degrees,
    country: oneOf(["SE", "NO", "FI", "SK", "GB"]),
    zone: text(),
    slotMinutes: wholeNumber({ min: 5, max: 720 }),
    resources: count,
    servesAllBrands: yesNo,
    freeUntil: readOrNone(
      (cell) => (/^([01]\d|2[0-3]):[0-5]\d$|^$/.test(cell) ? cell : null),
      "is no time of day. Write 15:00, or nothing.",
    ),
    lateFee: whole,
    brands: list,
  },
  prices: { workshop: id, code, fromMileage: wholeNumber({ min: 0, max: 1_000_000 }), price: whole },
} as const

export type WorkshopTables = Tables<typeof TABLES>

const toFlag = (answer: "yes" | "no") => (answer === "yes" ? 1 : 0)

export async function writeTables(tx: Statements, tables: WorkshopTables): Promise<void> {
  for (const { row } of tables.brands)
    await upsert(tx, "brands", ["name"], { ...row, isSupported: toFlag(row.isSupported) })
  for (const { row } of tables.vehicles)
    await upsert(tx, "vehicles", ["reg_no"], {
      ...row,
      buildYear: row.buildYear.number,
      powerTrain: row.powerTrain || null,
      hasServiceAgreement: toFlag(row.hasServiceAgreement),
    })
  for (const { row } of tables.categories)
    await upsert(tx, "categories", ["id"], { ...row, selectionType: row.selectionType || null })
  for (const { row } of tables.offerings)
    await upsert(tx, "offerings", ["code"], {
      ...row,
      priceDiscount: row.priceDiscount.number ?? 0,
      allowUserInput: toFlag(row.allowUserInput),
    })
  await writeConditions(tx, tables.conditions)
  for (const { row } of tables.workshops) await writeWorkshop(tx, row)
  for (const { row } of tables.prices) {
    const { workshop: workshopId, ...price } = row
    const key = ["workshop_id", "code", "from_mileage"]
    await upsert(tx, "workshop_prices", key, { ...price, workshopId, price: row.price.number })
  }
}

/** Replaces the conditions of the offerings that a table has conditions for. */
async function writeConditions(tx: Statements, conditions: WorkshopTables["conditions"]): Promise<void> {
  for (const { row } of conditions) await sql`delete from offering_conditions where code = ${row.code}`.run(tx)
  for (const { row } of conditions)
    await sql`insert into offering_conditions
      (code, power_trains, brand, models, from_age, to_age, from_mileage, to_mileage)
      values (${row.code}, ${row.powerTrains}, ${row.brand}, ${row.models}, ${row.fromAge.number},
        ${row.toAge.number}, ${row.fromMileage.number}, ${row.toMileage.number})`.run(tx)
}

async function writeWorkshop(tx: Statements, row: WorkshopTables["workshops"][number]["row"]): Promise<void> {
  const { brands, ...workshop } = row
  await upsert(tx, "workshops", ["id"], {
    ...workshop,
    // Its dealership says when it is open.
    openingHours: "{}",
    freeUntil: row.freeUntil || null,
    lateFee: row.lateFee.number,
    servesAllBrands: toFlag(row.servesAllBrands),
  })
  await sql`delete from workshop_brands where workshop_id = ${row.id}`.run(tx)
  for (const brand of brands)
    await upsert(tx, "workshop_brands", ["workshop_id", "brand"], { workshopId: row.id, brand })
}
