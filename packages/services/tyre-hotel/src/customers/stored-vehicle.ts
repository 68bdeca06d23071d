import type { StoredTyre, StoredVehicle } from "@forecourt/contracts/tyre-hotel"
import type { Statements } from "@forecourt/service-kit/storage"
import { listMeasurements, listTyres, type MeasurementRow, type TyreRow } from "../storage/tyres.ts"
import { findVehicle } from "../storage/vehicles.ts"
import type { Texts } from "../texts/texts.ts"

export async function readVehicle(storage: Statements, vehicleId: string, texts: Texts): Promise<StoredVehicle> {
  const vehicle = await findVehicle(storage, vehicleId)
  if (vehicle === null) throw new Error("tyre-hotel: a session names a vehicle that is gone. Look at the storage.")
  const tyres = await listTyres(storage, vehicleId)
  const measured = await listMeasurements(storage, vehicleId)
  const { location: locationName, department: departmentName, erpId, phone, email, ...rest } = vehicle
  return {
    ...rest,
    name: `${rest.brand} ${rest.model}`,
    location: { locationName, departmentName, erpId, phone, email },
    tires: tyres.map((tyre) =>
      toTyre(
        tyre,
        measured.filter(({ place }) => place === tyre.place),
        texts,
      ),
    ),
  }
}

function toTyre(tyre: TyreRow, measured: readonly MeasurementRow[], texts: Texts): StoredTyre {
  const { name, rimDiameter, sectionWidth, aspectRatio, position, pattern, tenths, status } = tyre
  const threadHistory = measured.map((row) => ({ date: row.date, threadDepth: row.tenths / 10 }))
  return {
    equipmentPosition: texts.positions[position] ?? position,
    wheel: {
      name,
      rimDiameter,
      sectionWidth,
      aspectRatio,
      threadPattern: texts.patterns[pattern] ?? pattern,
      threadDepth: tenths / 10,
      threadStatusId: status,
      threadStatusMessage: texts.treadStatus[status] ?? null,
      ...(threadHistory.length > 0 && { threadHistory }),
    },
  }
}
