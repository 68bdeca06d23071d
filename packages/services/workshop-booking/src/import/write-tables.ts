import { raw, type Statements, sql, upsert } from "@forecourt/service-kit/storage"
import { closeWorkshop, listOpeningHours, setOpeningHours } from "../storage/workshops.ts"
import { createSchedule } from "./hours.ts"
import { type Given, listRemoved } from "./references.ts"
import type { WorkshopTables } from "./tables.ts"

/** Replaces the stored tables by those of the files. What others refer to is written first and deleted last. */
export async function writeTables(tx: Statements, given: Given): Promise<void> {
  const { tables, files } = given
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
  if (files.has("conditions")) await replaceConditions(tx, tables.conditions)
  await writeWorkshops(tx, tables.workshops)
  if (files.has("hours")) await replaceHours(tx, tables.hours)
  if (files.has("prices")) await replacePrices(tx, tables.prices)
  for (const id of listRemoved(given, "workshops")) await closeWorkshop(tx, id)
  await deleteRows(tx, "vehicles", "reg_no", listRemoved(given, "vehicles"))
  await deleteRows(tx, "offerings", "code", listRemoved(given, "offerings"))
  await deleteRows(tx, "categories", "id", listRemoved(given, "categories"))
  await deleteRows(tx, "brands", "name", listRemoved(given, "brands"))
}

const toFlag = (answer: "yes" | "no") => (answer === "yes" ? 1 : 0)

async function deleteRows(tx: Statements, table: string, key: string, values: readonly string[]): Promise<void> {
  for (const value of values) await sql`delete from ${raw(table)} where ${raw(key)} = ${value}`.run(tx)
}

async function replaceConditions(tx: Statements, conditions: WorkshopTables["conditions"]): Promise<void> {
  await sql`delete from offering_conditions`.run(tx)
  for (const { row } of conditions)
    await sql`insert into offering_conditions
      (code, power_trains, brand, models, from_age, to_age, from_mileage, to_mileage)
      values (${row.code}, ${row.powerTrains}, ${row.brand}, ${row.models}, ${row.fromAge.number},
        ${row.toAge.number}, ${row.fromMileage.number}, ${row.toMileage.number})`.run(tx)
}

async function replacePrices(tx: Statements, prices: WorkshopTables["prices"]): Promise<void> {
  await sql`delete from workshop_prices`.run(tx)
  for (const { row } of prices) {
    const { workshop: workshopId, ...price } = row
    const key = ["workshop_id", "code", "from_mileage"]
    await upsert(tx, "workshop_prices", key, { ...price, workshopId, price: row.price.number })
  }
}

/** Writes workshops. One that is stored already keeps its opening hours. */
async function writeWorkshops(tx: Statements, workshops: WorkshopTables["workshops"]): Promise<void> {
  const hours = await listOpeningHours(tx)
  for (const { row } of workshops) {
    const { brands, ...workshop } = row
    await upsert(tx, "workshops", ["id"], {
      ...workshop,
      openingHours: hours.get(row.id) ?? "{}",
      freeUntil: row.freeUntil || null,
      lateFee: row.lateFee.number,
      servesAllBrands: toFlag(row.servesAllBrands),
      isClosed: 0,
    })
    await sql`delete from workshop_brands where workshop_id = ${row.id}`.run(tx)
    for (const brand of brands)
      await upsert(tx, "workshop_brands", ["workshop_id", "brand"], { workshopId: row.id, brand })
  }
}

async function replaceHours(tx: Statements, hours: WorkshopTables["hours"]): Promise<void> {
  const byWorkshop = Map.groupBy(hours, ({ row }) => row.workshop)
  for (const id of (await listOpeningHours(tx)).keys()) {
    const rows = byWorkshop.get(id)?.map(({ row }) => row) ?? []
    await setOpeningHours(tx, id, JSON.stringify(rows.length === 0 ? {} : createSchedule(rows)))
  }
}
