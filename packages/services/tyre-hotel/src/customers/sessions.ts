import { findVehicle } from "../storage/vehicles.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

/** The session of a vehicle; `null` when the vehicle is gone. */
export async function findSession({ storage }: TyreHotelContext, vehicleId: string): Promise<Session | null> {
  const vehicle = await findVehicle(storage, vehicleId)
  return vehicle && { vehicleId, workshopId: vehicle.erpId }
}

/** A session is for one vehicle at the workshop that keeps its tyres. */
export function checkOwnSession(session: Session, vehicleId: string, workshopId: string): void {
  if (session.vehicleId !== vehicleId || session.workshopId !== workshopId) throw new TyreHotelRefusal("NotYourVehicle")
}
