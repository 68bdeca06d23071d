import type { StoredTyre, StoredVehicle } from "@forecourt/contracts/tyre-hotel"
import type { Statements } from "@forecourt/service-kit/storage"
import type { Texts } from "../texts/texts.ts"

interface VehicleRow extends Omit<StoredVehicle, "tires" | "location" | "name"> {
  readonly brand: string
  readonly model: string
  readonly location: string
  readonly department: string
  readonly erpId: string
  readonly phone: string
  readonly email: string
}

interface TyreRow {
  readonly place: number
  readonly position: string
  readonly name: string
  readonly rimDiameter: number
  readonly sectionWidth: number
  readonly aspectRatio: number
  readonly pattern: string
  readonly tenths: number
  readonly status: number
}

interface MeasurementRow {
  readonly place: number
  readonly date: string
  readonly tenths: number
}

/** A vehicle with what is stored for it, as its owner may see it. */
export async function readVehicle(storage: Statements, vehicleId: string, texts: Texts): Promise<StoredVehicle> {
  const vehicle = await storage.get<VehicleRow>(
    `select reg_no as "regNo", vehicles.id as "brandCode", brand, model, product_id as "productId",
       package_level as "packageLevel", location_name as location, department_name as department,
       workshop_id as "erpId", phone, email
     from vehicles join workshops on workshops.id = vehicles.workshop_id where vehicles.id = ?`,
    vehicleId,
  )
  if (vehicle === null) throw new Error("tyre-hotel: a session names a vehicle that is gone. Look at the storage.")
  const tyres = await storage.all<TyreRow>(
    `select place, position, name, rim_diameter as "rimDiameter", section_width as "sectionWidth",
       aspect_ratio as "aspectRatio", pattern, tread_tenths as tenths, status
     from tyres where vehicle_id = ? order by place`,
    vehicleId,
  )
  const measured = await storage.all<MeasurementRow>(
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
