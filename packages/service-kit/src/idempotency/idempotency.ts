import { randomUUID } from "node:crypto"
import { ServiceError } from "../errors/errors.ts"
import type { RowOf } from "../storage/columns.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"

/** A repeatable request: its subject, the idempotency key of the client, and a hash of its content. */
export interface Repeatable {
  /** The scope of the key, for example a session, a customer or a vehicle. */
  readonly subject: string
  readonly key: string
  readonly fingerprint: string
}

/** The outcome of a request: its result (an identifier without personal data), or the reason for its rejection. */
export type Outcome = { readonly result: string } | { readonly refusal: string }

/** The result of claiming a request: the right to execute the request, or its earlier outcome. */
export type Claim = { readonly claim: string } | { readonly outcome: Outcome }

/**
 * The lifetime of a claim, in milliseconds. After this time, the process that holds the claim counts as dead, and
 * another process may execute the request.
 */
export const CLAIM_LASTS_MS = 10_000

/** The rejection reason of a request that was cancelled before it arrived. */
export const DROPPED = "Dropped"

/** The table of idempotent requests, created by a migration of the service. */
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
 * Executes a request once per key: claims it, then writes its effects and its outcome in one transaction. If the
 * process crashes in between, nothing is written, and the next request with the key is executed from the start.
 * `prepare` reads the required data and returns the function that writes.
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

/** Claims a request. Throws when the key was used with another body, or while the request is already being executed. */
export async function claimRequest(
  tx: Statements,
  { subject, key, fingerprint }: Repeatable,
  now: number,
): Promise<Claim> {
  const claim = randomUUID()
  const moment = new Date(now).toISOString()
  const isNew = await tx.run(
    `insert into idempotent_requests (subject, name, fingerprint, claim, claimed_at) values (?, ?, ?, ?, ?)
     on conflict (subject, name) do nothing`,
    subject,
    key,
    fingerprint,
    claim,
    moment,
  )
  if (isNew === 1) return { claim }

  const row = await findRow(tx, subject, key)
  const outcome = row === null ? null : toOutcome(row)
  const isDropped = row?.refusal === DROPPED
  if (row !== null && row.fingerprint !== fingerprint && !isDropped) throw new ServiceError("IdempotencyKeyReused")
  if (outcome !== null) return { outcome }

  const isTakenOver = await tx.run(
    `update idempotent_requests set claim = ?, claimed_at = ?
     where subject = ? and name = ? and ${IS_OPEN} and claimed_at <= ?`,
    claim,
    moment,
    subject,
    key,
    new Date(now - CLAIM_LASTS_MS).toISOString(),
  )
  if (isTakenOver !== 1) throw createConflictError()
  return { claim }
}

/**
 * Records the outcome of the request, in the transaction that executes it. Throws when another process holds the claim,
 * so that the transaction is rolled back.
 */
export async function completeRequest(
  tx: Statements,
  { subject, key }: Pick<Repeatable, "subject" | "key">,
  claim: string,
  outcome: Outcome,
): Promise<void> {
  const settled = await tx.run(
    `update idempotent_requests set result = ?, refusal = ? where subject = ? and name = ? and claim = ? and ${IS_OPEN}`,
    "result" in outcome ? outcome.result : null,
    "refusal" in outcome ? outcome.refusal : null,
    subject,
    key,
    claim,
  )
  if (settled !== 1) throw createConflictError()
}

/**
 * Returns the outcome of a request. If the request has not arrived yet, cancels it, so that it can no longer be
 * executed. Throws while the request is being executed, since it has no outcome yet.
 */
export async function dropRequest(
  tx: Statements,
  { subject, key }: Pick<Repeatable, "subject" | "key">,
  now: number,
): Promise<Outcome> {
  const dropped = { refusal: DROPPED }
  const isNew = await tx.run(
    `insert into idempotent_requests (subject, name, fingerprint, claim, claimed_at, refusal) values (?, ?, '', '', ?, ?)
     on conflict (subject, name) do nothing`,
    subject,
    key,
    new Date(now).toISOString(),
    DROPPED,
  )
  if (isNew === 1) return dropped

  const isDropped = await tx.run(
    `update idempotent_requests set refusal = ? where subject = ? and name = ? and ${IS_OPEN} and claimed_at <= ?`,
    DROPPED,
    subject,
    key,
    new Date(now - CLAIM_LASTS_MS).toISOString(),
  )
  if (isDropped === 1) return dropped
  const row = await findRow(tx, subject, key)
  const outcome = row === null ? dropped : toOutcome(row)
  if (outcome === null) throw createConflictError()
  return outcome
}

/** Releases the claim of a failed request, which can then be retried immediately. */
export async function releaseRequest(
  storage: Statements,
  { subject, key }: Pick<Repeatable, "subject" | "key">,
  claim: string,
): Promise<void> {
  await storage.run(
    `delete from idempotent_requests where subject = ? and name = ? and claim = ? and ${IS_OPEN}`,
    subject,
    key,
    claim,
  )
}

/** Replaces a stored result that no longer exists with a rejection. Repeated requests then receive this rejection. */
export async function withdrawResult(tx: Statements, result: string, refusal: string): Promise<void> {
  await tx.run("update idempotent_requests set result = null, refusal = ? where result = ?", refusal, result)
}

/** Deletes requests that are older than the retry period. */
export async function forgetRequests(storage: Statements, claimedBefore: number): Promise<void> {
  await storage.run("delete from idempotent_requests where claimed_at < ?", new Date(claimedBefore).toISOString())
}

function findRow(tx: Statements, subject: string, key: string): Promise<RequestRow | null> {
  return tx.get(
    REQUEST_ROW,
    "select fingerprint, result, refusal from idempotent_requests where subject = ? and name = ?",
    subject,
    key,
  )
}

function toOutcome({ result, refusal }: RequestRow): Outcome | null {
  if (result !== null) return { result }
  return refusal === null ? null : { refusal }
}

function createConflictError(): ServiceError {
  return new ServiceError("StillRunning", "", { retryAfterMs: CLAIM_LASTS_MS })
}
