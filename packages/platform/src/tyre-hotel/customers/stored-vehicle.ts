import type { StoredTire, StoredVehicle } from "@forecourt/api-clients/tyre-hotel"
import type { Statements } from "../storage/storage.types.ts"
import type { Texts } from "../texts/texts.ts"

interface VehicleRow {
  readonly id: string
  readonly reg_no: string
  readonly brand: string
  readonly model: string
  readonly product_id: string
  readonly package_level: string
  readonly workshop_id: string
  readonly location_name: string
  readonly department_name: string
  readonly phone: string
  readonly email: string
}

interface TyreRow {
  readonly place: number
  readonly position: string
  readonly name: string
  readonly rim_diameter: number
  readonly section_width: number
  readonly aspect_ratio: number
  readonly pattern: string
  readonly tread_tenths: number
  readonly status: number
}

interface MeasurementRow {
  readonly place: number
  readonly measured_on: string
  readonly tread_tenths: number
}

/** A vehicle with what is stored for it, as its owner may see it. */
export async function readVehicle(storage: Statements, vehicleId: string, texts: Texts): Promise<StoredVehicle> {
  const vehicle = await storage.get<VehicleRow>(
    `select vehicles.*, location_name, department_name, phone, email from vehicles
     join workshops on workshops.id = vehicles.workshop_id where vehicles.id = ?`,
    vehicleId,
  )
  if (vehicle === null) throw new Error("tyre-hotel: a session names a vehicle that is gone. Look at the storage.")
  const tyres = await storage.all<TyreRow>("select * from tyres where vehicle_id = ? order by place", vehicleId)
  const measurements = await storage.all<MeasurementRow>(
    "select * from tread_measurements where vehicle_id = ? order by measured_on",
    vehicleId,
  )
  return {
    regNo: vehicle.reg_no,
    brandCode: vehicle.id,
    brand: vehicle.brand,
    model: vehicle.model,
    name: `${vehicle.brand} ${vehicle.model}`,
    productId: vehicle.product_id,
    packageLevel: vehicle.package_level,
    location: {
      locationName: vehicle.location_name,
      departmentName: vehicle.department_name,
      erpId: vehicle.workshop_id,
      phone: vehicle.phone,
      email: vehicle.email,
    },
    tires: tyres.map((tyre) =>
      tireOf(
        tyre,
        measurements.filter(({ place }) => place === tyre.place),
        texts,
      ),
    ),
  }
}

function tireOf(tyre: TyreRow, measurements: readonly MeasurementRow[], texts: Texts): StoredTire {
  const history = measurements.map((row) => ({ date: row.measured_on, threadDepth: row.tread_tenths / 10 }))
  return {
    equipmentPosition: texts.positions[tyre.position] ?? tyre.position,
    wheel: {
      name: tyre.name,
      rimDiameter: tyre.rim_diameter,
      sectionWidth: tyre.section_width,
      aspectRatio: tyre.aspect_ratio,
      threadPattern: texts.patterns[tyre.pattern] ?? tyre.pattern,
      threadDepth: tyre.tread_tenths / 10,
      threadStatusId: tyre.status,
      threadStatusMessage: texts.treadStatus[tyre.status] ?? null,
      ...(history.length > 0 && { threadHistory: history }),
    },
  }
}
