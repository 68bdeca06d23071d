import { getDayInZone } from "@forecourt/calendar"
import type { TyreHotelValidatedSession } from "@forecourt/contracts/tyre-hotel"
import { consumeRateLimit } from "@forecourt/service-kit/budgets"
import { startSession, useCode } from "@forecourt/service-kit/login"
import { readVehicle } from "../customers/stored-vehicle.ts"
import { getWorkshop } from "../storage/workshops.ts"
import type { TyreHotelContext, Visitor } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"
import { BUDGETS } from "./budgets.ts"

const SESSION_MINUTES = 60
const LOGGED_IN = 0 // spec 3 §3.2

interface Attempt {
  readonly authToken: string
  readonly otpToken: string
}

export async function validateCode(
  { storage, keys, budgets, now }: TyreHotelContext,
  { authToken, otpToken }: Attempt,
  { network, texts }: Visitor,
): Promise<TyreHotelValidatedSession> {
  const moment = now()
  const expenses = [{ budget: BUDGETS.triesOfAddress, subject: network }]
  await consumeRateLimit(budgets, expenses, moment, "TooManyRequests")

  const opened = await storage.transaction(async (tx) => {
    const used = await useCode(tx, keys.code, { token: authToken, code: otpToken }, moment)
    if (typeof used === "string") return used
    const { subject } = used
    const sessionToken = await startSession(tx, { subject, lastsMs: SESSION_MINUTES * 60_000, now: moment })
    return { vehicleId: subject, sessionToken }
  })
  if (typeof opened === "string") throw new TyreHotelError(opened)
  const { vehicleId, sessionToken } = opened
  const vehicle = await readVehicle(storage, vehicleId, texts)
  const { zone } = await getWorkshop(storage, vehicle.location.erpId)
  return { status: LOGGED_IN, message: null, vehicles: [vehicle], sessionToken, today: getDayInZone(zone, moment) }
}
