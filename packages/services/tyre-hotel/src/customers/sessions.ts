import { findVehicle } from "../storage/vehicles.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"

export async function findSession({ storage }: TyreHotelContext, vehicleId: string): Promise<Session | null> {
  const vehicle = await findVehicle(storage, vehicleId)
  return vehicle && { vehicleId, workshopId: vehicle.erpId }
}

export function checkOwnSession(session: Session, vehicleId: string, workshopId: string): void {
  if (session.vehicleId !== vehicleId || session.workshopId !== workshopId) throw new TyreHotelError("NotYourVehicle")
}
