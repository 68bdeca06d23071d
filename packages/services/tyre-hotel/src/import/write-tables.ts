import { removeSessions } from "@forecourt/service-kit/login"
import { raw, type Statements, sql, upsert } from "@forecourt/service-kit/storage"
import { type HotelTables, writeOpeningHours } from "./tables.ts"

export async function writeTables(tx: Statements, tables: HotelTables): Promise<void> {
  for (const { row } of tables.workshops) {
    const { sunday, monday, tuesday, wednesday, thursday, friday, saturday, ...workshop } = row
    await upsert(tx, "workshops", ["id"], { ...workshop, openingHours: writeOpeningHours(row) })
  }
  for (const { row } of tables.customers) await upsert(tx, "customers", ["id"], { ...row })
  await writeVehicles(tx, tables.vehicles)
  await writeTyres(tx, tables)
}

async function writeVehicles(tx: Statements, vehicles: HotelTables["vehicles"]): Promise<void> {
  // Registration numbers move from vehicle to vehicle: all are free before the first is given.
  for (const { row } of vehicles) await tx.run("update vehicles set reg_no = ? where id = ?", `- ${row.id}`, row.id)
  for (const { row } of vehicles) {
    const { customer: customerId, workshop: workshopId, ...vehicle } = row
    const previous = await sql`select customer_id from vehicles where id = ${row.id}`.get(tx, { customer_id: "text" })
    await upsert(tx, "vehicles", ["id"], { ...vehicle, customerId, workshopId })
    // Who was its owner is logged out.
    if (previous !== null && previous.customer_id !== customerId) await removeSessions(tx, row.id)
  }
}

async function writeTyres(tx: Statements, { tyres, measurements }: HotelTables): Promise<void> {
  for (const [vehicle, set] of Map.groupBy(tyres, ({ row }) => row.vehicle)) {
    for (const [place, { row }] of set.entries()) await writeTyre(tx, place, row)
    for (const table of ["tread_measurements", "tyres"])
      await sql`delete from ${raw(table)} where vehicle_id = ${vehicle} and place >= ${set.length}`.run(tx)
  }
  for (const { row } of measurements) {
    await sql`insert into tread_measurements (vehicle_id, place, measured_on, tread_tenths)
      select vehicle_id, place, ${row.day}, cast(${toTenths(row.tread)} as integer) from tyres
      where vehicle_id = ${row.vehicle} and position = ${row.position}
      on conflict (vehicle_id, place, measured_on) do update set tread_tenths = excluded.tread_tenths`.run(tx)
  }
}

async function writeTyre(tx: Statements, place: number, row: HotelTables["tyres"][number]["row"]) {
  const { vehicle: vehicleId, tread, ...tyre } = row
  const { position, name } = tyre
  // Another tyre in its place has not been measured yet.
  await sql`delete from tread_measurements where vehicle_id = ${vehicleId} and place = ${place} and not exists
    (select 1 from tyres
     where vehicle_id = ${vehicleId} and place = ${place} and position = ${position} and name = ${name})`.run(tx)
  await upsert(tx, "tyres", ["vehicle_id", "place"], { ...tyre, vehicleId, place, treadTenths: toTenths(tread) })
}

function toTenths(millimetres: number): number {
  return Math.round(millimetres * 10)
}
