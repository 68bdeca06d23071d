import { randomUUID } from "node:crypto"
import type { Statements } from "../storage/storage.types.ts"
import { isRefusalCode, type RefusalCode, TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

/** A request that may be repeated: who asks, the key they gave it, and what they asked for. */
export interface Repeatable {
  readonly vehicleId: string
  readonly key: string
  readonly fingerprint: string
}

/** How a request ended. */
export type Outcome = { readonly bookingId: string } | { readonly refusal: RefusalCode }

/** The right to carry a request out, or what came of it earlier. */
export type Claim = { readonly claim: string } | { readonly outcome: Outcome }

/** Whoever has not finished by then has died; the request may be carried out by somebody else. */
export const CLAIM_LASTS_MS = 10_000

interface KeyRow {
  readonly fingerprint: string
  readonly claimed_at: string
  readonly refusal: string | null
  readonly booking_id: string | null
}

/** The same key with another body is refused, and so is one that is being carried out at this moment. */
export async function claimRequest(
  inside: Statements,
  { vehicleId, key, fingerprint }: Repeatable,
  now: number,
): Promise<Claim> {
  const claim = randomUUID()
  const moment = new Date(now).toISOString()
  const isNew = await inside.run(
    `insert into idempotency_keys (vehicle_id, name, fingerprint, claim, claimed_at) values (?, ?, ?, ?, ?)
     on conflict (vehicle_id, name) do nothing`,
    vehicleId,
    key,
    fingerprint,
    claim,
    moment,
  )
  if (isNew === 1) return { claim }

  const row = await inside.get<KeyRow>(
    "select * from idempotency_keys where vehicle_id = ? and name = ?",
    vehicleId,
    key,
  )
  const isDropped = row?.refusal === "OrderDropped"
  if (row !== null && row.fingerprint !== fingerprint && !isDropped) throw new TyreHotelRefusal("IdempotencyKeyReused")
  const outcome = row === null ? null : outcomeOf(row)
  if (outcome !== null) return { outcome }

  const isTakenOver = await inside.run(
    `update idempotency_keys set claim = ?, claimed_at = ?
     where vehicle_id = ? and name = ? and booking_id is null and refusal is null and claimed_at <= ?`,
    claim,
    moment,
    vehicleId,
    key,
    new Date(now - CLAIM_LASTS_MS).toISOString(),
  )
  if (isTakenOver !== 1) throw new TyreHotelRefusal("StillRunning", CLAIM_LASTS_MS)
  return { claim }
}

/** Writes down how the request ended. Throws when somebody else has taken it over: then nothing of ours may stand. */
export async function settleRequest(
  inside: Statements,
  { vehicleId, key }: Repeatable,
  claim: string,
  outcome: Outcome,
): Promise<void> {
  const settled = await inside.run(
    `update idempotency_keys set booking_id = ?, refusal = ?
     where vehicle_id = ? and name = ? and claim = ? and booking_id is null and refusal is null`,
    "bookingId" in outcome ? outcome.bookingId : null,
    "refusal" in outcome ? outcome.refusal : null,
    vehicleId,
    key,
    claim,
  )
  if (settled !== 1) throw new TyreHotelRefusal("StillRunning", CLAIM_LASTS_MS)
}

/**
 * How a request ended. One of which nothing has come is dropped: it can no longer be carried out. One that somebody is
 * carrying out at this moment is not known yet.
 */
export async function dropRequest(
  inside: Statements,
  { vehicleId, key }: Omit<Repeatable, "fingerprint">,
  now: number,
): Promise<Outcome> {
  const moment = new Date(now).toISOString()
  const dropped = { refusal: "OrderDropped" } as const
  const isNew = await inside.run(
    `insert into idempotency_keys (vehicle_id, name, fingerprint, claim, claimed_at, refusal) values (?, ?, '', '', ?, ?)
     on conflict (vehicle_id, name) do nothing`,
    ...[vehicleId, key, moment, dropped.refusal],
  )
  if (isNew === 1) return dropped

  const isDropped = await inside.run(
    `update idempotency_keys set refusal = ?
     where vehicle_id = ? and name = ? and booking_id is null and refusal is null and claimed_at <= ?`,
    ...[dropped.refusal, vehicleId, key, new Date(now - CLAIM_LASTS_MS).toISOString()],
  )
  if (isDropped === 1) return dropped
  const row = await inside.get<KeyRow>(
    "select * from idempotency_keys where vehicle_id = ? and name = ?",
    ...[vehicleId, key],
  )
  const outcome = row === null ? dropped : outcomeOf(row)
  if (outcome === null) throw new TyreHotelRefusal("StillRunning", CLAIM_LASTS_MS)
  return outcome
}

/** Gives the right back: the request failed, and may be tried again at once. */
export async function releaseRequest(
  storage: Statements,
  { vehicleId, key }: Repeatable,
  claim: string,
): Promise<void> {
  await storage.run(
    `delete from idempotency_keys
     where vehicle_id = ? and name = ? and claim = ? and booking_id is null and refusal is null`,
    vehicleId,
    key,
    claim,
  )
}

function outcomeOf({ booking_id, refusal }: KeyRow): Outcome | null {
  if (booking_id !== null) return { bookingId: booking_id }
  return refusal !== null && isRefusalCode(refusal) ? { refusal } : null
}
