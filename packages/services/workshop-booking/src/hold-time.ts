import type { CreateHoldInput, WorkshopBookingHold } from "@forecourt/contracts/workshop-booking"
import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { createKeyedHash, createToken } from "@forecourt/service-kit/secrets"
import type { Statements } from "@forecourt/service-kit/storage"
import { hashNetwork } from "./booking-limits.ts"
import { findStretch, type Stretch } from "./free-times.ts"
import { fetchTerms, getTotalMinutes, parseCodes } from "./offerings.ts"
import {
  countHolds,
  deleteHold,
  extendHold,
  findHold,
  findHoldByVisitor,
  insertHold,
  type NewHold,
  setHoldId,
} from "./storage/holds.ts"
import { lockSubjects } from "./storage/locks.ts"
import { takeTimes } from "./storage/taken-times.ts"
import { fetchSupportedCar } from "./vehicles.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"
import { findAbleWorkshop } from "./workshops.ts"

const LASTS_MS = 600_000
/** The number of holds that the visitors of one network can have at the same time. */
const MAX_FOR_NETWORK = 5
/** The number of times that a hold is tried while the same visitor requests several. */
const MAX_TRIES = 3

type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>
type Wanted = Omit<NewHold, "id" | "expiresAt"> & { readonly stretch: Stretch }

/** Returns the hash under which the hold of a visitor is stored. */
export function hashVisitor({ keys }: Pick<WorkshopBookingContext, "keys">, visitorId: string): string {
  return createKeyedHash(keys.subject, "visitor", visitorId)
}

/** Holds a time for a visitor. Another hold of the same visitor ends. */
export async function createHold(
  context: WorkshopBookingContext,
  { visitorId, departmentId, registrationNumber, serviceOfferings, ...time }: CreateHoldInput,
  visitorNetwork: string,
): Promise<WorkshopBookingHold> {
  const { storage, now } = context
  const { brand } = await fetchSupportedCar(storage, registrationNumber)
  const codes = parseCodes(serviceOfferings)
  const terms = await fetchTerms(storage, codes)
  const workshop = await findAbleWorkshop(storage, brand, departmentId, codes)
  if (workshop === null) throw new WorkshopBookingError("BadRequest")
  const stretch = findStretch(workshop, time, getTotalMinutes(terms), now())
  if (stretch === null) throw new WorkshopBookingError("TimeslotNotAvailable")
  const { startsAt, isFullDay, slots } = stretch
  const subjects = { visitor: hashVisitor(context, visitorId), network: hashNetwork(context, visitorNetwork) }
  const wanted = { ...subjects, workshopId: workshop.id, startsAt, isFullDay, slots: slots.length, stretch }
  // The previous hold ends in a separate transaction: one that frees times and takes others could cause a deadlock.
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const kept = await storage.transaction((tx) => keepHold(tx, wanted, now()))
    if (kept !== null) return toHold(kept, now())
    const taken = await storage.transaction((tx) => takeHold(tx, context, wanted))
    if (typeof taken === "string") throw new WorkshopBookingError(taken)
    if (taken !== null) return toHold(taken, now())
  }
  throw new WorkshopBookingError("HoldLimitReached")
}

/**
 * Returns the visitor's hold if it is for the same time, with a new id: the page that had the previous id may still end
 * that one. Ends any other hold of the visitor.
 */
async function keepHold(tx: Statements, wanted: Wanted, now: number): Promise<HoldRow | null> {
  await lockSubjects(tx, [wanted.visitor], now)
  const own = await findHoldByVisitor(tx, wanted.visitor)
  if (own === null) return null
  const isSame =
    own.workshopId === wanted.workshopId &&
    own.startsAt === wanted.startsAt &&
    own.isFullDay === Number(wanted.isFullDay) &&
    own.slots === wanted.slots
  if (isSame && isAlive(own, now)) {
    const id = createToken()
    await setHoldId(tx, own.id, id)
    return { ...own, id }
  }
  await deleteHold(tx, own.id)
  return null
}

/** Takes the time. Returns `null` if another request of the same visitor has taken one meanwhile. */
async function takeHold(
  tx: Statements,
  { limitFactor, now }: WorkshopBookingContext,
  { stretch, ...wanted }: Wanted,
): Promise<HoldRow | WorkshopBookingProblem | null> {
  const { visitor, network, workshopId } = wanted
  const moment = now()
  await lockSubjects(tx, network === null ? [visitor] : [visitor, network], moment)
  if ((await findHoldByVisitor(tx, visitor)) !== null) return null
  if (network !== null && (await countHolds(tx, network, moment)) >= MAX_FOR_NETWORK * limitFactor)
    return "HoldLimitReached"
  const id = createToken()
  const expiresAt = new Date(moment + LASTS_MS).toISOString()
  const isTaken = await takeTimes(tx, workshopId, stretch, { holdId: id, heldUntil: expiresAt }, moment)
  if (!isTaken) return "TimeslotNotAvailable"
  await insertHold(tx, { ...wanted, id, expiresAt })
  return findHold(tx, id)
}

/** Extends a hold once. A repeated request returns the hold as it is. */
export async function renewHold({ storage, now }: WorkshopBookingContext, id: string): Promise<WorkshopBookingHold> {
  const moment = now()
  const hold = await storage.transaction(async (tx) => {
    const row = await findHold(tx, id)
    if (row === null) return null
    const expiresAt = new Date(Date.parse(row.expiresAt) + LASTS_MS).toISOString()
    await extendHold(tx, id, expiresAt, moment)
    return findHold(tx, id)
  })
  if (hold === null || !isAlive(hold, moment)) throw new WorkshopBookingError("HoldOver")
  return toHold(hold, moment)
}

/** Ends a hold. Has no effect if the hold has already ended. */
export async function removeHold({ storage }: WorkshopBookingContext, id: string): Promise<void> {
  await storage.transaction((tx) => deleteHold(tx, id))
}

function isAlive({ expiresAt }: HoldRow, now: number): boolean {
  return Date.parse(expiresAt) > now
}

function toHold({ id, expiresAt, isRenewed }: HoldRow, now: number): WorkshopBookingHold {
  const secondsLeft = Math.max(0, Math.floor((Date.parse(expiresAt) - now) / 1000))
  return { id, expiresAt, secondsLeft, isRenewed: isRenewed === 1 }
}
