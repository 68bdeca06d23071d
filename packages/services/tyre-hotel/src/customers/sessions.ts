import { findSession } from "@forecourt/service-kit/login"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

/** Refuses a token that is unknown or too old. */
export async function fetchSession({ storage, now }: TyreHotelContext, token: string): Promise<Session> {
  const vehicleId = await findSession(storage, token, now())
  const row =
    vehicleId === null
      ? null
      : await storage.get<{ workshop_id: string }>("select workshop_id from vehicles where id = ?", vehicleId)
  if (vehicleId === null || row === null) throw new TyreHotelRefusal("SessionOver")
  return { vehicleId, workshopId: row.workshop_id }
}

/** A session is for one vehicle at the workshop that keeps its tyres. */
export function requireOwn(session: Session, vehicleId: string, workshopId: string): void {
  if (session.vehicleId !== vehicleId || session.workshopId !== workshopId) throw new TyreHotelRefusal("NotYourVehicle")
}
