import { ServiceError } from "../errors/errors.ts"
import { lockSubjects } from "../locks/locks.ts"
import { createKeyedHash, createToken } from "../secrets/secrets.ts"
import type { Statements, Storage } from "../storage/storage.ts"
import {
  countHolds,
  deleteHold,
  extendHold,
  findHold,
  findHoldByVisitor,
  type HeldTimes,
  insertHold,
  type NewHold,
  setHoldId,
  type TimeHolder,
} from "./stored-holds.ts"

const LASTS_MS = 600_000
/** The number of holds that the visitors of one network can have at the same time. */
const MAX_FOR_NETWORK = 5
/** The number of times that a hold is tried while the same visitor requests several. */
const MAX_TRIES = 3

/** The holds of a service. */
export interface HoldBook {
  readonly storage: Storage
  readonly now: () => number
  readonly times: HeldTimes
  /** The factor by which the limit of a network is multiplied. */
  readonly limitFactor: number
}

/** A time that no one else can book until the hold ends. */
export interface Hold {
  readonly id: string
  readonly expiresAt: string
  readonly secondsLeft: number
  readonly isRenewed: boolean
}

export type HoldRefusal = "TimeslotNotAvailable" | "HoldLimitReached" | "HoldOver"

export interface WantedHold extends Omit<NewHold, "id" | "expiresAt"> {
  /** Takes the time in a transaction. Returns `false` if the time is not free. */
  readonly take: (tx: Statements, holder: TimeHolder, now: number) => Promise<boolean>
}

type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

/** Returns the hash under which a network is counted, or `null` if the site has not sent the visitor's address. */
export function hashNetwork(key: Buffer, network: string): string | null {
  return network === "" ? null : createKeyedHash(key, "network", network)
}

/** Holds a time for a visitor. Another hold of the same visitor ends. */
export async function createHold(book: HoldBook, wanted: WantedHold): Promise<Hold> {
  const { storage, now } = book
  // The previous hold ends in a separate transaction: one that frees times and takes others could cause a deadlock.
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const kept = await storage.transaction((tx) => keepHold(tx, book, wanted))
    if (kept !== null) return toHold(kept, now())
    const taken = await storage.transaction((tx) => takeHold(tx, book, wanted))
    if (typeof taken === "string") throw new ServiceError<HoldRefusal>(taken)
    if (taken !== null) return toHold(taken, now())
  }
  throw new ServiceError<HoldRefusal>("HoldLimitReached")
}

/**
 * Returns the visitor's hold if it is for the same time, with a new id: the page that had the previous id may still end
 * that one. Ends any other hold of the visitor.
 */
async function keepHold(tx: Statements, { times, now }: HoldBook, wanted: WantedHold): Promise<HoldRow | null> {
  const moment = now()
  await lockSubjects(tx, [wanted.visitor], moment)
  const own = await findHoldByVisitor(tx, wanted.visitor)
  if (own === null) return null
  const isSame =
    own.workshopId === wanted.workshopId &&
    own.startsAt === wanted.startsAt &&
    own.isFullDay === Number(wanted.isFullDay) &&
    own.slots === wanted.slots
  if (isSame && isAlive(own, moment)) {
    const id = createToken()
    await setHoldId(tx, times, own.id, id)
    return { ...own, id }
  }
  await deleteHold(tx, times, own.id)
  return null
}

/** Takes the time. Returns `null` if another request of the same visitor has taken one meanwhile. */
async function takeHold(
  tx: Statements,
  { limitFactor, now }: HoldBook,
  { take, ...wanted }: WantedHold,
): Promise<HoldRow | HoldRefusal | null> {
  const { visitor, network } = wanted
  const moment = now()
  await lockSubjects(tx, network === null ? [visitor] : [visitor, network], moment)
  if ((await findHoldByVisitor(tx, visitor)) !== null) return null
  if (network !== null && (await countHolds(tx, network, moment)) >= MAX_FOR_NETWORK * limitFactor)
    return "HoldLimitReached"
  const holder = { holdId: createToken(), heldUntil: new Date(moment + LASTS_MS).toISOString() }
  if (!(await take(tx, holder, moment))) return "TimeslotNotAvailable"
  await insertHold(tx, { ...wanted, id: holder.holdId, expiresAt: holder.heldUntil })
  return findHold(tx, holder.holdId)
}

/** Extends a hold once. A repeated request returns the hold as it is. */
export async function renewHold({ storage, times, now }: HoldBook, holdId: string): Promise<Hold> {
  const moment = now()
  const hold = await storage.transaction(async (tx) => {
    const row = await findHold(tx, holdId)
    if (row === null) return null
    const heldUntil = new Date(Date.parse(row.expiresAt) + LASTS_MS).toISOString()
    await extendHold(tx, times, { holdId, heldUntil }, moment)
    return findHold(tx, holdId)
  })
  if (hold === null || !isAlive(hold, moment)) throw new ServiceError<HoldRefusal>("HoldOver")
  return toHold(hold, moment)
}

/** Ends a hold. Has no effect if the hold has already ended. */
export async function removeHold({ storage, times }: HoldBook, id: string): Promise<void> {
  await storage.transaction((tx) => deleteHold(tx, times, id))
}

function isAlive({ expiresAt }: HoldRow, now: number): boolean {
  return Date.parse(expiresAt) > now
}

function toHold({ id, expiresAt, isRenewed }: HoldRow, now: number): Hold {
  const secondsLeft = Math.max(0, Math.floor((Date.parse(expiresAt) - now) / 1000))
  return { id, expiresAt, secondsLeft, isRenewed: isRenewed === 1 }
}
