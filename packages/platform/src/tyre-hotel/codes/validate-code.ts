import type { TyreHotelValidatedSession } from "@forecourt/api-clients/tyre-hotel"
import { startSession } from "../customers/sessions.ts"
import { readVehicle } from "../customers/stored-vehicle.ts"
import type { TyreHotelDesk, Visitor } from "../tyre-hotel.types.ts"
import { type RefusalCode, TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { BUDGETS, spend } from "./budgets.ts"
import { hashOfToken } from "./keys.ts"
import { hashOfCode, isSameHash } from "./one-time-code.ts"

const MOST_TRIES = 3 // design: one-time codes
const LOGGED_IN = 0 // spec 3 §3.2

interface CodeRequest {
  readonly vehicle_id: string | null
  readonly code_hash: string
  readonly tries: number
}

interface Attempt {
  readonly authToken: string
  readonly otpToken: string
}

/** Takes a code and, when it is the right one, opens a session under a new token. A code opens one session at most. */
export async function validateCode(
  desk: TyreHotelDesk,
  attempt: Attempt,
  { address, texts }: Visitor,
): Promise<TyreHotelValidatedSession> {
  const waitMs = await spend(desk, [{ budget: BUDGETS.triesOfAddress, subject: address }])
  if (waitMs > 0) throw new TyreHotelRefusal("TooManyRequests", waitMs)

  const outcome = await tryCode(desk, attempt)
  if (typeof outcome === "string") throw new TyreHotelRefusal(outcome)
  return {
    status: LOGGED_IN,
    message: null,
    vehicles: [await readVehicle(desk.storage, outcome.vehicleId, texts)],
    sessionToken: outcome.sessionToken,
  }
}

type Opened = { readonly vehicleId: string; readonly sessionToken: string }

/**
 * A try is counted before it is looked at: of guesses that arrive together, no more are looked at than are allowed.
 * What is unknown, used, too old, tried too often or followed by a newer code is answered alike.
 */
async function tryCode({ storage, keys, now }: TyreHotelDesk, attempt: Attempt): Promise<Opened | RefusalCode> {
  const { authToken, otpToken } = attempt
  const given = hashOfCode(keys, authToken, otpToken)
  const name = hashOfToken(authToken)
  const moment = new Date(now()).toISOString()

  return storage.transaction(async (inside) => {
    const request = await inside.get<CodeRequest>(
      `update code_requests set tries = tries + 1
       where token_hash = ? and tries < ? and used_at is null and expires_at > ?
       returning vehicle_id, code_hash, tries`,
      name,
      MOST_TRIES,
      moment,
    )
    if (request === null) return "CodeNotValid"
    if (!isSameHash(given, request.code_hash) || request.vehicle_id === null) {
      return request.tries < MOST_TRIES ? "CodeWrong" : "CodeNotValid"
    }
    await inside.run("update code_requests set used_at = ? where token_hash = ?", moment, name)
    const vehicleId = request.vehicle_id
    return { vehicleId, sessionToken: await startSession(inside, vehicleId, now()) }
  })
}
