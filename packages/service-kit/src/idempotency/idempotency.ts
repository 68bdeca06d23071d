import { randomUUID } from "node:crypto"
import { ServiceError } from "../errors/errors.ts"
import type { RowOf } from "../storage/columns.ts"
import { raw, sql } from "../storage/sql.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"

/**
 * A request that can be repeated safely, since it is identified by an idempotency key. `fingerprint` is a hash of the
 * request's content.
 */
export interface Repeatable {
  /** The scope within which the key is unique, for example a session, a customer or a vehicle. */
  readonly subject: string
  readonly key: string
  readonly fingerprint: string
}

/**
 * The outcome of a request. `result` is an identifier without personal data, and `refusal` is the reason for a
 * rejection.
 */
export type Outcome = { readonly result: string } | { readonly refusal: string }

/**
 * The result of claiming a request. `claim` allows the caller to execute the request, and `outcome` is the outcome of
 * an earlier execution.
 */
export type Claim = { readonly claim: string } | { readonly outcome: Outcome }

/**
 * The lifetime of a claim in milliseconds. Afterwards, the process that holds the claim is considered dead, and another
 * process may execute the request.
 */
export const CLAIM_LASTS_MS = 10_000

/** The reason for rejecting a request that was cancelled before it arrived. */
export const DROPPED = "Dropped"

/** The SQL statement that creates the table of idempotent requests, for a migration of the service. */
export const IDEMPOTENCY_TABLE = `create table idempotent_requests (
  subject text not null,
  name text not null,
  fingerprint text not null,
  claim text not null,
  claimed_at text not null,
  result text,
  refusal text,
  primary key (subject, name)
)`

const REQUEST_ROW = {
  fingerprint: "text",
  result: "text?",
  refusal: "text?",
} as const

type RequestRow = RowOf<typeof REQUEST_ROW>

const IS_OPEN = "result is null and refusal is null"

/**
 * Executes a request once per idempotency key. `prepare` reads the required data and returns a function that writes the
 * changes. The changes and the outcome are written in one transaction. If the process crashes before the commit, a
 * repeated request is executed from the start.
 */
export async function carryOutOnce(
  storage: Storage,
  request: Repeatable,
  now: number,
  prepare: () => Promise<(tx: Statements) => Promise<Outcome>>,
): Promise<Outcome> {
  const claimed = await storage.transaction((tx) => claimRequest(tx, request, now))
  if ("outcome" in claimed) return claimed.outcome
  const { claim } = claimed
  try {
    const write = await prepare()
    return await storage.transaction(async (tx) => {
      const outcome = await write(tx)
      await completeRequest(tx, request, claim, outcome)
      return outcome
    })
  } catch (error) {
    await releaseRequest(storage, request, claim).catch(() => {})
    throw error
  }
}

/**
 * Claims a request, or returns its earlier outcome. Throws if the key was used with different content, or if the
 * request is already being executed.
 */
export async function claimRequest(
  tx: Statements,
  { subject, key, fingerprint }: Repeatable,
  now: number,
): Promise<Claim> {
  const claim = randomUUID()
  const moment = new Date(now).toISOString()
  const isNew = await sql`insert into idempotent_requests (subject, name, fingerprint, claim, claimed_at)
    values (${subject}, ${key}, ${fingerprint}, ${claim}, ${moment}) on conflict (subject, name) do nothing`.run(tx)
  if (isNew === 1) return { claim }

  const row = await findRow(tx, subject, key)
  const outcome = row === null ? null : toOutcome(row)
  const isDropped = row?.refusal === DROPPED
  if (row !== null && row.fingerprint !== fingerprint && !isDropped) throw new ServiceError("IdempotencyKeyReused")
  if (outcome !== null) return { outcome }

  const isTakenOver = await sql`update idempotent_requests set claim = ${claim}, claimed_at = ${moment}
    where subject = ${subject} and name = ${key} and ${raw(IS_OPEN)}
    and claimed_at <= ${new Date(now - CLAIM_LASTS_MS).toISOString()}`.run(tx)
  if (isTakenOver !== 1) throw createConflictError()
  return { claim }
}

/**
 * Records the outcome of a request in the transaction that executes it. Throws, so that the transaction is rolled back,
 * if another process holds the claim.
 */
export async function completeRequest(
  tx: Statements,
  { subject, key }: Pick<Repeatable, "subject" | "key">,
  claim: string,
  outcome: Outcome,
): Promise<void> {
  const settled = await sql`update idempotent_requests set result = ${"result" in outcome ? outcome.result : null},
    refusal = ${"refusal" in outcome ? outcome.refusal : null}
    where subject = ${subject} and name = ${key} and claim = ${claim} and ${raw(IS_OPEN)}`.run(tx)
  if (settled !== 1) throw createConflictError()
}

/**
 * Returns the outcome of a request. If the request has not arrived yet, cancels it, so that it will not be executed
 * later. Throws if the request is still being executed.
 */
export async function dropRequest(
  tx: Statements,
  { subject, key }: Pick<Repeatable, "subject" | "key">,
  now: number,
): Promise<Outcome> {
  const dropped = { refusal: DROPPED }
  const isNew = await sql`insert into idempotent_requests (subject, name, fingerprint, claim, claimed_at, refusal)
    values (${subject}, ${key}, '', '', ${new Date(now).toISOString()}, ${DROPPED})
    on conflict (subject, name) do nothing`.run(tx)
  if (isNew === 1) return dropped

  const isDropped = await sql`update idempotent_requests set refusal = ${DROPPED}
    where subject = ${subject} and name = ${key} and ${raw(IS_OPEN)}
    and claimed_at <= ${new Date(now - CLAIM_LASTS_MS).toISOString()}`.run(tx)
  if (isDropped === 1) return dropped
  const row = await findRow(tx, subject, key)
  const outcome = row === null ? dropped : toOutcome(row)
  if (outcome === null) throw createConflictError()
  return outcome
}

/** Releases the claim of a failed request, so that it can be retried immediately. */
export async function releaseRequest(
  storage: Statements,
  { subject, key }: Pick<Repeatable, "subject" | "key">,
  claim: string,
): Promise<void> {
  await sql`delete from idempotent_requests where subject = ${subject} and name = ${key} and claim = ${claim}
    and ${raw(IS_OPEN)}`.run(storage)
}

/**
 * Replaces a stored result with a rejection, because the booking or other object to which it refers no longer exists.
 * Repeated requests then receive this rejection.
 */
export async function withdrawResult(tx: Statements, result: string, refusal: string): Promise<void> {
  await sql`update idempotent_requests set result = null, refusal = ${refusal} where result = ${result}`.run(tx)
}

/** Deletes the requests that were claimed before the given time. Such requests can no longer be repeated. */
export async function forgetRequests(storage: Statements, claimedBefore: number): Promise<void> {
  await sql`delete from idempotent_requests where claimed_at < ${new Date(claimedBefore).toISOString()}`.run(storage)
}

function findRow(tx: Statements, subject: string, key: string): Promise<RequestRow | null> {
  return sql`select fingerprint, result, refusal from idempotent_requests
    where subject = ${subject} and name = ${key}`.get(tx, REQUEST_ROW)
}

function toOutcome({ result, refusal }: RequestRow): Outcome | null {
  if (result !== null) return { result }
  return refusal === null ? null : { refusal }
}

function createConflictError(): ServiceError {
  return new ServiceError("StillRunning", "", { retryAfterMs: CLAIM_LASTS_MS })
}
