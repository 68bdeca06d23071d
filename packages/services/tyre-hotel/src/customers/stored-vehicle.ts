import type { StoredTyre, StoredVehicle } from "@forecourt/contracts/tyre-hotel"
import type { RowOf, Statements } from "@forecourt/service-kit/storage"
import type { Texts } from "../texts/texts.ts"

const VEHICLE_ROW = {
  regNo: "text",
  brandCode: "text",
  brand: "text",
  model: "text",
  productId: "text?",
  packageLevel: "text?",
  location: "text",
  department: "text",
  erpId: "text",
  phone: "text",
  email: "text",
} as const

const TYRE_ROW = {
  place: "number",
  position: "text",
  name: "text",
  rimDiameter: "number",
  sectionWidth: "number",
  aspectRatio: "number",
  pattern: "text",
  tenths: "number",
  status: "number",
} as const

type TyreRow = RowOf<typeof TYRE_ROW>

const MEASUREMENT_ROW = {
  place: "number",
  date: "text",
  tenths: "number",
} as const

type MeasurementRow = RowOf<typeof MEASUREMENT_ROW>

/** A vehicle with what is stored for it, as its owner may see it. */
export async function readVehicle(storage: Statements, vehicleId: string, texts: Texts): Promise<StoredVehicle> {
  const vehicle = await storage.get(
    VEHICLE_ROW,
    `select reg_no as "regNo", vehicles.id as "brandCode", brand, model, product_id as "productId",
       package_level as "packageLevel", location_name as location, department_name as department,
       workshop_id as "erpId", phone, email
     from vehicles join workshops on workshops.id = vehicles.workshop_id where vehicles.id = ?`,
    vehicleId,
  )
  if (vehicle === null) throw new Error("tyre-hotel: a session names a vehicle that is gone. Look at the storage.")
  const tyres = await storage.all(
    TYRE_ROW,
    `select place, position, name, rim_diameter as "rimDiameter", section_width as "sectionWidth",
       aspect_ratio as "aspectRatio", pattern, tread_tenths as tenths, status
     from tyres where vehicle_id = ? order by place`,
    vehicleId,
  )
  const measured = await storage.all(
    MEASUREMENT_ROW,
    `select place, measured_on as date, tread_tenths as tenths
     from tread_measurements where vehicle_id = ? order by measured_on`,
    vehicleId,
  )
  const { location: locationName, department: departmentName, erpId, phone, email, ...own } = vehicle
  return {
    ...own,
    name: `${own.brand} ${own.model}`,
    location: { locationName, departmentName, erpId, phone, email },
    tires: tyres.map((tyre) =>
      tyreOf(
        tyre,
        measured.filter(({ place }) => place === tyre.place),
        texts,
      ),
    ),
  }
}

function tyreOf(tyre: TyreRow, measured: readonly MeasurementRow[], texts: Texts): StoredTyre {
  const { name, rimDiameter, sectionWidth, aspectRatio, position, pattern, tenths, status } = tyre
  const threadHistory = measured.map((row) => ({ date: row.date, threadDepth: row.tenths / 10 }))
  return {
    equipmentPosition: texts.positions[position] ?? position,
    wheel: {
      ...{ name, rimDiameter, sectionWidth, aspectRatio },
      threadPattern: texts.patterns[pattern] ?? pattern,
      threadDepth: tenths / 10,
      threadStatusId: status,
      threadStatusMessage: texts.treadStatus[status] ?? null,
      ...(threadHistory.length > 0 && { threadHistory }),
    },
  }
}
