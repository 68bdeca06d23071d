import type { Statements } from "@forecourt/service-kit/storage"
import { claimedTwice, unknownReferences } from "@forecourt/service-kit/tables"
import type { HotelTables } from "./tables.ts"

/** What the rows name and nobody has, and what two of them both claim; a line for each, to be mended. */
export async function referenceProblems(inside: Statements, tables: HotelTables): Promise<string[]> {
  const { workshops, customers, vehicles, tyres, measurements } = tables
  const idsOf = async (table: string, rows: HotelTables["customers" | "vehicles" | "workshops"]) => {
    const stored = await inside.all({ id: "text" }, `select id from ${table}`)
    return new Set([...stored, ...rows.map(({ row }) => row)].map(({ id }) => id))
  }
  const ofVehicles = [...tyres, ...measurements].map(({ where, row }) => ({ where, id: row.vehicle }))
  const places = tyres.map(({ where, row }) => ({ where, id: placeOf(row) }))
  const stored = await inside.all(
    { vehicle: "text", position: "text" },
    "select vehicle_id as vehicle, position from tyres",
  )
  const replaced = new Set(tyres.map(({ row }) => row.vehicle))
  const left = stored.filter(({ vehicle }) => !replaced.has(vehicle)).map(placeOf)
  const measured = measurements.map(({ where, row }) => ({ where, id: placeOf(row), day: row.day }))
  return [
    ...unknownReferences(
      "customer",
      vehicles.map(({ where, row }) => ({ where, id: row.customer })),
      await idsOf("customers", customers),
    ),
    ...unknownReferences(
      "workshop",
      vehicles.map(({ where, row }) => ({ where, id: row.workshop })),
      await idsOf("workshops", workshops),
    ),
    ...unknownReferences("vehicle", ofVehicles, await idsOf("vehicles", vehicles)),
    ...unknownReferences("tyre", measured, new Set([...left, ...places.map(({ id }) => id)])),
    ...[workshops, customers, vehicles].flatMap((rows) =>
      claimedTwice(rows.map(({ where, row: { id } }) => ({ where, id }))),
    ),
    ...claimedTwice(places),
    ...claimedTwice(measured.map(({ where, id, day }) => ({ where, id: `${id} of ${day}` }))),
    ...(await sharedPlates(inside, vehicles)),
  ]
}

const placeOf = ({ vehicle, position }: { readonly vehicle: string; readonly position: string }) =>
  `${position} of ${vehicle}`

/** Two vehicles with one registration number, once everything is written. */
async function sharedPlates(inside: Statements, vehicles: HotelTables["vehicles"]): Promise<string[]> {
  const stored = await inside.all({ id: "text", regNo: "text" }, 'select id, reg_no as "regNo" from vehicles')
  const written = new Set(vehicles.map(({ row }) => row.id))
  const owners = new Map(stored.filter(({ id }) => !written.has(id)).map(({ id, regNo }) => [regNo, id]))
  return vehicles.flatMap(({ where, row: { id, regNo } }) => {
    const owner = owners.get(regNo) ?? id
    owners.set(regNo, owner)
    return owner === id ? [] : [`${where}: ${regNo} is vehicle ${owner} already. Mend one of them.`]
  })
}
