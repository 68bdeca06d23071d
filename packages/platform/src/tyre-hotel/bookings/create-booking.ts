import { randomInt } from "node:crypto"
import type { TyreHotelBookingRequest, TyreHotelConfirmation } from "@forecourt/api-clients/tyre-hotel"
import { keyedHash } from "../codes/keys.ts"
import type { Session } from "../customers/sessions.ts"
import type { Statements } from "../storage/storage.types.ts"
import type { Texts } from "../texts/texts.ts"
import { bookingWindow } from "../time/booking-window.ts"
import { isCalendarDay } from "../time/calendar-day.ts"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { readConfirmation } from "./confirmation.ts"
import { claimRequest, type Outcome, type Repeatable, releaseRequest, settleRequest } from "./idempotency.ts"
import { type Slot, slotsOf } from "./slots.ts"
import type { Workshop } from "./workshop.types.ts"
import { fetchWorkshop } from "./workshops.ts"

interface Order {
  readonly request: TyreHotelBookingRequest
  readonly session: Session
  readonly idempotencyKey: string
}

/**
 * Books a slot, once for each key: the request is claimed, then booking and outcome are written together. Whoever dies
 * in between has booked nothing, and the next to come with the key carries on.
 */
export async function createBooking(desk: TyreHotelDesk, order: Order, texts: Texts): Promise<TyreHotelConfirmation> {
  const { storage, keys, now } = desk
  const { request, session, idempotencyKey } = order
  const repeatable: Repeatable = {
    vehicleId: session.vehicleId,
    key: idempotencyKey,
    fingerprint: fingerprintOf(keys.fingerprint, request),
  }
  const claimed = await storage.transaction((inside) => claimRequest(inside, repeatable, now()))
  const outcome = "outcome" in claimed ? claimed.outcome : await carryOut(desk, order, repeatable, claimed.claim)

  if ("refusal" in outcome) throw new TyreHotelRefusal(outcome.refusal)
  return readConfirmation(storage, outcome.bookingId, texts)
}

async function carryOut(
  { storage, now }: TyreHotelDesk,
  { request, session }: Order,
  repeatable: Repeatable,
  claim: string,
): Promise<Outcome> {
  try {
    const workshop = await fetchWorkshop(storage, session.workshopId)
    const slot = findSlot(workshop, request, now())
    return await storage.transaction(async (inside) => {
      const bookingId = slot === null ? null : await takeSlot(inside, slot, workshop, { request, session, now: now() })
      const outcome: Outcome = bookingId === null ? { refusal: "TimeslotNotAvailable" } : { bookingId }
      await settleRequest(inside, repeatable, claim, outcome)
      return outcome
    })
  } catch (error) {
    await releaseRequest(storage, repeatable, claim).catch(() => {})
    throw error
  }
}

/** The slot that is asked for, if the workshop offers it at all. */
function findSlot(
  workshop: Workshop,
  { bookingDate, bookingStart }: TyreHotelBookingRequest,
  now: number,
): Slot | null {
  const { first, last } = bookingWindow(now, workshop.zone)
  if (!isCalendarDay(bookingDate) || bookingDate < first || bookingDate > last) return null
  const startsAt = bookingStart === null ? null : wallTimeIn(bookingStart)
  return slotsOf(workshop, bookingDate).find((slot) => slot.startsAt === startsAt) ?? null
}

/** Times travel as they were offered; one with an offset is another time, and fits no slot. */
function wallTimeIn(text: string): string {
  const [, minute] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::00(?:\.0+)?)?$/.exec(text) ?? []
  return minute === undefined ? text : `${minute}:00`
}

interface Particulars {
  readonly request: TyreHotelBookingRequest
  readonly session: Session
  readonly now: number
}

/**
 * Takes the first resource of the slot that nobody has; `null` when there is none. The unique key of workshop, slot and
 * resource decides, and whoever comes at the same moment waits for it.
 */
async function takeSlot(
  inside: Statements,
  slot: Slot,
  { id: workshopId, zone }: Workshop,
  { request, session, now }: Particulars,
): Promise<string | null> {
  const { customer, freeText } = request
  const bookingId = newBookingNumber()
  for (let resource = 1; resource <= slot.capacity; resource++) {
    const written = await inside.run(
      `insert into bookings (
         id, vehicle_id, workshop_id, slot, resource, day, starts_at, zone, instant,
         first_name, last_name, email, phone, free_text, booked_at
       ) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (workshop_id, slot, resource) do nothing`,
      ...[bookingId, session.vehicleId, workshopId, slot.name, resource, slot.day, slot.startsAt, zone],
      slot.instant === null ? null : new Date(slot.instant).toISOString(),
      ...[customer.firstName, customer.lastName, customer.email, customer.phoneMobile, freeText],
      new Date(now).toISOString(),
    )
    if (written === 1) return bookingId
  }
  return null
}

/** Letters and digits that are not taken for one another on the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
const NUMBER_LENGTH = 10

/** A number to be read out, of which nobody can guess another. */
function newBookingNumber(): string {
  return Array.from({ length: NUMBER_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")
}

function fingerprintOf(key: Buffer, { bookingDate, bookingStart, regNo, freeText, customer }: TyreHotelBookingRequest) {
  const { firstName, lastName, email, phoneMobile } = customer
  return keyedHash(key, bookingDate, bookingStart ?? "", regNo, freeText, firstName, lastName, email, phoneMobile)
}
