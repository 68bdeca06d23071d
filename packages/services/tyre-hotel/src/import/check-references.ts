import type { Statements } from "@forecourt/service-kit/storage"
import { findDuplicates, findUnknownReferences } from "@forecourt/service-kit/tables"
import type { HotelTables } from "./tables.ts"

export async function findReferenceProblems(tx: Statements, tables: HotelTables): Promise<string[]> {
  const { workshops, customers, vehicles, tyres, measurements } = tables
  const readIds = async (table: string, rows: HotelTables["customers" | "vehicles" | "workshops"]) => {
    const stored = await tx.all({ id: "text" }, `select id from ${table}`)
    return new Set([...stored, ...rows.map(({ row }) => row)].map(({ id }) => id))
  }
  const ofVehicles = [...tyres, ...measurements].map(({ where, row }) => ({ where, id: row.vehicle }))
  const places = tyres.map(({ where, row }) => ({ where, id: formatPlace(row) }))
  const stored = await tx.all(
    { vehicle: "text", position: "text" },
    "select vehicle_id as vehicle, position from tyres",
  )
  const replaced = new Set(tyres.map(({ row }) => row.vehicle))
  const left = stored.filter(({ vehicle }) => !replaced.has(vehicle)).map(formatPlace)
  const measured = measurements.map(({ where, row }) => ({ where, id: formatPlace(row), day: row.day }))
  return [
    ...findUnknownReferences(
      "customer",
      vehicles.map(({ where, row }) => ({ where, id: row.customer })),
      await readIds("customers", customers),
    ),
    ...findUnknownReferences(
      "workshop",
      vehicles.map(({ where, row }) => ({ where, id: row.workshop })),
      await readIds("workshops", workshops),
    ),
    ...findUnknownReferences("vehicle", ofVehicles, await readIds("vehicles", vehicles)),
    ...findUnknownReferences("tyre", measured, new Set([...left, ...places.map(({ id }) => id)])),
    ...[workshops, customers, vehicles].flatMap((rows) =>
      findDuplicates(rows.map(({ where, row: { id } }) => ({ where, id }))),
    ),
    ...findDuplicates(places),
    ...findDuplicates(measured.map(({ where, id, day }) => ({ where, id: `${id} of ${day}` }))),
    ...(await findSharedPlates(tx, vehicles)),
  ]
}

const formatPlace = ({ vehicle, position }: { readonly vehicle: string; readonly position: string }) =>
  `${position} of ${vehicle}`

async function findSharedPlates(tx: Statements, vehicles: HotelTables["vehicles"]): Promise<string[]> {
  const stored = await tx.all({ id: "text", regNo: "text" }, 'select id, reg_no as "regNo" from vehicles')
  const written = new Set(vehicles.map(({ row }) => row.id))
  const owners = new Map(stored.filter(({ id }) => !written.has(id)).map(({ id, regNo }) => [regNo, id]))
  return vehicles.flatMap(({ where, row: { id, regNo } }) => {
    const owner = owners.get(regNo) ?? id
    owners.set(regNo, owner)
    return owner === id ? [] : [`${where}: ${regNo} is vehicle ${owner} already. Fix one of them.`]
  })
}
