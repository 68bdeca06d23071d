import { lockSubjects } from "@forecourt/service-kit/locks"
import { createKeyedHash } from "@forecourt/service-kit/secrets"
import type { Statements } from "@forecourt/service-kit/storage"
import { countBookingsFrom, countBookingsMade, countOpenBookings } from "./storage/bookings.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

/** The number of future bookings of one vehicle, in all workshops. */
const MAX_FOR_VEHICLE = 2
/** The number of future bookings with one phone number or one e-mail address. */
const MAX_FOR_CONTACT = 3
/** The number of bookings that the visitors of one network can make in a day. */
const MAX_FOR_NETWORK = 10
/**
 * The number of bookings that one vehicle, phone number or e-mail address can have made in a day. Cancelled bookings count,
 * since each booking and each cancelling sends messages.
 */
const MAX_MADE = 10
export const COUNTS_MS = 86_400_000

interface Booker {
  readonly regNo: string
  /** The phone number as it is stored, in the same form for every way of writing it. */
  readonly phone: string
  readonly email: string
  /** The hash of the visitor's network, or `null` if the network is unknown. */
  readonly network: string | null
}

/**
 * Returns true if a vehicle, a contact address or a network has as many bookings as it may have. Must run in the
 * transaction that books: until it ends, other bookings with one of these subjects wait.
 */
export async function isLimitReached(
  tx: Statements,
  { keys, limitFactor }: Pick<WorkshopBookingContext, "keys" | "limitFactor">,
  { regNo, phone, email, network }: Booker,
  now: number,
): Promise<boolean> {
  const hash = (kind: string, subject: string) => createKeyedHash(keys.subject, kind, subject)
  const subjects = [hash("vehicle", regNo), hash("phone", phone), hash("email", email.toLowerCase())]
  await lockSubjects(tx, network === null ? subjects : [...subjects, network], now)
  const open = await countOpenBookings(tx, { regNo, phone, email }, now)
  const made = await countBookingsMade(tx, { regNo, phone, email }, now - COUNTS_MS)
  return (
    open.vehicle >= MAX_FOR_VEHICLE * limitFactor ||
    open.phone >= MAX_FOR_CONTACT * limitFactor ||
    open.email >= MAX_FOR_CONTACT * limitFactor ||
    Math.max(made.vehicle, made.phone, made.email) >= MAX_MADE * limitFactor ||
    (network !== null && (await countBookingsFrom(tx, network, now - COUNTS_MS)) >= MAX_FOR_NETWORK * limitFactor)
  )
}
