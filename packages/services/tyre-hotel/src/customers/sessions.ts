import { findVehicle } from "../storage/vehicles.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"

/** Returns the session data of a vehicle. Returns `null` when the vehicle no longer exists. */
export async function findSession({ storage }: TyreHotelContext, vehicleId: string): Promise<Session | null> {
  const vehicle = await findVehicle(storage, vehicleId)
  return vehicle && { vehicleId, workshopId: vehicle.erpId }
}

/** Checks that a session belongs to the vehicle and to the workshop that stores its tyres. */
export function checkOwnSession(session: Session, vehicleId: string, workshopId: string): void {
  if (session.vehicleId !== vehicleId || session.workshopId !== workshopId) throw new TyreHotelError("NotYourVehicle")
}
