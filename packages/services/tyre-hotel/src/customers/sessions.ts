import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

/** The session of a vehicle; `null` when the vehicle is gone. */
export async function sessionOf({ storage }: TyreHotelContext, vehicleId: string): Promise<Session | null> {
  const row = await storage.get({ workshop_id: "text" }, "select workshop_id from vehicles where id = ?", vehicleId)
  return row && { vehicleId, workshopId: row.workshop_id }
}

/** A session is for one vehicle at the workshop that keeps its tyres. */
export function requireOwn(session: Session, vehicleId: string, workshopId: string): void {
  if (session.vehicleId !== vehicleId || session.workshopId !== workshopId) throw new TyreHotelRefusal("NotYourVehicle")
}
