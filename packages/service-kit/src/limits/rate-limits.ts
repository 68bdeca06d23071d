import { createHash } from "node:crypto"
import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import pg from "pg"
import {
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible"

export interface RateLimit {
  /** The name of the limit. Limits with different names are counted separately. */
  readonly name: string
  readonly max: number
  readonly perSeconds: number
}

/**
 * The result of counting a request. It states whether the request is allowed, how many requests the subject has left,
 * and when to retry.
 */
export interface Turn {
  readonly isAllowed: boolean
  readonly remaining: number
  readonly retryAfterMs: number
}

export interface RateLimiter {
  /**
   * Counts a request of a subject, such as an API key, a number plate or an IP address. For an IPv6 address, pass its
   * network prefix.
   */
  readonly take: (subject: string) => Promise<Turn>
  readonly look: (subject: string) => Promise<Turn>
}

export interface RateLimits {
  readonly limiter: (limit: RateLimit) => Promise<RateLimiter>
  readonly close: () => Promise<void>
}

const TABLE = "rate_limits"
const SQLITE_WAIT_MS = 1000
const MAX_CONNECTIONS = 2

/**
 * Opens the store in which requests are counted by hashed subject. `place` is `memory` for this process only, a path
 * for a SQLite file that processes on one machine share, or a `postgres://…` URL for a database that all processes
 * share.
 */
export async function openRateLimits(place: string): Promise<RateLimits> {
  if (place === "memory") return createRateLimits((options) => ready(new RateLimiterMemory(options)))
  return /^postgres(ql)?:/.test(place) ? onPostgres(place) : onSqlite(place)
}

function onSqlite(file: string): RateLimits {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: SQLITE_WAIT_MS })
  db.exec("pragma journal_mode = wal; pragma synchronous = normal")
  // The driver that the limiter needs: statements, and transactions around a single statement, which is atomic already.
  const storeClient = {
    prepare: (sql: string) => db.prepare(sql),
    transaction: (work: () => unknown) => work,
  }
  return createRateLimits(
    (options) =>
      createLimiter((done) => new RateLimiterSQLite({ ...options, storeClient, storeType: "better-sqlite3" }, done)),
    async () => db.close(),
  )
}

function onPostgres(address: string): RateLimits {
  const pool = new pg.Pool({ connectionString: address, max: MAX_CONNECTIONS })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {})
  const open = (options: Options) =>
    createLimiter((done) => new RateLimiterPostgres({ ...options, storeClient: pool, storeType: "pool" }, done))
  return createRateLimits(
    (options) =>
      open(options).catch((error: unknown) => {
        if (isMadeMeanwhile(error)) return open(options)
        throw error
      }),
    () => pool.end(),
  )
}

/**
 * Returns true for an error that occurs when another process has just created the table. In this case, even `create
 * table if not exists` can fail.
 */
function isMadeMeanwhile(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["42710", "42P07", "23505"].includes(String(error.code))
}

type Options = Omit<IRateLimiterStoreOptions, "storeClient">

function createRateLimits(
  make: (options: Options) => Promise<RateLimiterAbstract>,
  close = async () => {},
): RateLimits {
  return {
    close,
    async limiter({ name, max, perSeconds }) {
      const limiter = await make({ keyPrefix: name, points: max, duration: perSeconds, tableName: TABLE })
      return {
        take: async (subject) => toTurn(await limiter.consume(calculateHash(subject)).catch(readRefusal), max),
        look: async (subject) => toTurn((await limiter.get(calculateHash(subject))) ?? UNCOUNTED, max),
      }
    },
  }
}

type Counted = Pick<RateLimiterRes, "consumedPoints" | "msBeforeNext">

const UNCOUNTED: Counted = { consumedPoints: 0, msBeforeNext: 0 }

function toTurn({ consumedPoints, msBeforeNext }: Counted, max: number): Turn {
  const isAllowed = consumedPoints <= max
  return { isAllowed, remaining: Math.max(0, max - consumedPoints), retryAfterMs: isAllowed ? 0 : msBeforeNext }
}

/**
 * Handles a rejected promise of the limiter. Returns the state of a subject that has exceeded the limit, and rethrows
 * any other error.
 */
function readRefusal(reason: unknown): Counted {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

/** Hashes a subject, which may be personal data. */
function calculateHash(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url")
}

const ready = async <Limiter>(limiter: Limiter) => limiter

function createLimiter<Limiter>(make: (done: (error?: Error) => void) => Limiter): Promise<Limiter> {
  return new Promise((resolve, reject) => {
    const limiter = make((error) => (error == null ? queueMicrotask(() => resolve(limiter)) : reject(error)))
  })
}
