import { hashOfToken } from "../codes/keys.ts"
import { newToken } from "../codes/one-time-code.ts"
import type { Statements } from "../storage/storage.types.ts"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

export const SESSION_MINUTES = 60

/** A verified owner of a vehicle. */
export interface Session {
  readonly vehicleId: string
  readonly workshopId: string
}

/** Answers the token; its hash is what is kept. */
export async function startSession(inside: Statements, vehicleId: string, now: number): Promise<string> {
  const token = newToken()
  await inside.run(
    "insert into sessions (token_hash, vehicle_id, expires_at) values (?, ?, ?)",
    hashOfToken(token),
    vehicleId,
    new Date(now + SESSION_MINUTES * 60_000).toISOString(),
  )
  return token
}

/** Ends a session; one that is over already stays so. */
export async function endSession({ storage }: Pick<TyreHotelDesk, "storage">, token: string): Promise<void> {
  await storage.run("delete from sessions where token_hash = ?", hashOfToken(token))
}

/** Refuses a token that is unknown or too old. */
export async function fetchSession({ storage, now }: TyreHotelDesk, token: string): Promise<Session> {
  const row = await storage.get<{ vehicle_id: string; workshop_id: string }>(
    `select vehicles.id as vehicle_id, vehicles.workshop_id from sessions
     join vehicles on vehicles.id = sessions.vehicle_id
     where sessions.token_hash = ? and sessions.expires_at > ?`,
    hashOfToken(token),
    new Date(now()).toISOString(),
  )
  if (row === null) throw new TyreHotelRefusal("SessionOver")
  return { vehicleId: row.vehicle_id, workshopId: row.workshop_id }
}

/** A session is for one vehicle at the workshop that keeps its tyres. */
export function requireOwn(session: Session, vehicleId: string, workshopId: string): void {
  if (session.vehicleId !== vehicleId || session.workshopId !== workshopId) {
    throw new TyreHotelRefusal("NotYourVehicle")
  }
}
