import { randomInt } from "node:crypto"
import type { TyreHotelBookingRequest, TyreHotelConfirmation } from "@forecourt/api-clients/tyre-hotel"
import { keyedHash } from "../codes/keys.ts"
import { internationalNumber } from "../customers/phone-number.ts"
import type { Session } from "../customers/sessions.ts"
import type { Statements } from "../storage/storage.types.ts"
import type { Texts } from "../texts/texts.ts"
import { bookingWindow } from "../time/booking-window.ts"
import { isCalendarDay } from "../time/calendar-day.ts"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { readConfirmation } from "./confirmation.ts"
import { claimRequest, type Outcome, type Repeatable, releaseRequest, settleRequest } from "./idempotency.ts"
import { lockOpenBooking, openBooking, reopenBooking, todayAt } from "./open-bookings.ts"
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
    const phone = internationalNumber(request.customer.phoneMobile, workshop.country)
    if (phone === null) throw new TyreHotelRefusal("BadRequest")
    const particulars = { request, session, phone, now: now() }
    return await storage.transaction(async (inside) => {
      const outcome = slot === null ? NOT_AVAILABLE : await bookSlot(inside, slot, workshop, particulars)
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

const NOT_AVAILABLE = { refusal: "TimeslotNotAvailable" } as const
const ALREADY_BOOKED = { refusal: "AlreadyBooked" } as const

interface Particulars {
  readonly request: TyreHotelBookingRequest
  readonly session: Session
  /** The visitor's number, E.164. */
  readonly phone: string
  readonly now: number
}

/** Books a slot, or moves the booking there that the visitor wants to change. */
async function bookSlot(
  inside: Statements,
  slot: Slot,
  workshop: Workshop,
  particulars: Particulars,
): Promise<Outcome> {
  const { request, session, now } = particulars
  const { vehicleId } = session
  const { day } = slot
  const today = todayAt(workshop, now)
  const { replaces } = request
  if (replaces !== undefined) return moveBooking(inside, slot, workshop, { ...particulars, bookingId: replaces })

  const bookingId = await takeSlot(inside, slot, workshop, particulars)
  if (bookingId === null) return NOT_AVAILABLE
  if (await openBooking(inside, { vehicleId, bookingId, day }, today)) return { bookingId }
  await inside.run("delete from bookings where id = ?", bookingId)
  return ALREADY_BOOKED
}

/** Moves a booking, which keeps its number; until it has its new slot it keeps the one it had. */
async function moveBooking(
  inside: Statements,
  slot: Slot,
  workshop: Workshop,
  particulars: Particulars & { readonly bookingId: string },
): Promise<Outcome> {
  const { bookingId, request, phone, now } = particulars
  const { vehicleId } = particulars.session
  if (!(await lockOpenBooking(inside, { vehicleId, bookingId }, todayAt(workshop, now))))
    return { refusal: "BookingUnknown" }

  const before = await inside.get<{ slot: string }>("select slot from bookings where id = ?", bookingId)
  if (before?.slot !== slot.name) {
    const refusal = await moveToSlot(inside, slot, workshop, particulars)
    if (refusal !== null) return refusal
  }
  const { firstName, lastName, email } = request.customer
  await inside.run(
    "update bookings set first_name = ?, last_name = ?, email = ?, phone = ?, free_text = ? where id = ?",
    ...[firstName, lastName, email, phone, request.freeText, bookingId],
  )
  return { bookingId }
}

async function moveToSlot(
  inside: Statements,
  slot: Slot,
  workshop: Workshop,
  particulars: Particulars & { readonly bookingId: string },
): Promise<Outcome | null> {
  const { bookingId, now } = particulars
  const { vehicleId } = particulars.session
  // A second booking holds the slot until the first one can be put in its place.
  const held = await takeSlot(inside, slot, workshop, particulars)
  if (held === null) return NOT_AVAILABLE
  const { day } = slot
  const isOpen = await reopenBooking(inside, { vehicleId, bookingId, day }, todayAt(workshop, now))
  const place = await inside.get<{ resource: number }>("select resource from bookings where id = ?", held)
  await inside.run("delete from bookings where id = ?", held)
  if (!isOpen) return ALREADY_BOOKED
  await inside.run(
    "update bookings set slot = ?, resource = ?, day = ?, starts_at = ?, instant = ? where id = ?",
    ...[slot.name, place?.resource ?? 1, day, slot.startsAt, instantText(slot), bookingId],
  )
  return null
}

function instantText({ instant }: Slot): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

/**
 * Takes the first resource of the slot that nobody has; `null` when there is none. The unique key of workshop, slot and
 * resource decides, and whoever comes at the same moment waits for it.
 */
async function takeSlot(
  inside: Statements,
  slot: Slot,
  { id: workshopId, zone }: Workshop,
  { request, session, phone, now }: Particulars,
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
      instantText(slot),
      ...[customer.firstName, customer.lastName, customer.email, phone, freeText],
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

function fingerprintOf(key: Buffer, request: TyreHotelBookingRequest) {
  const { bookingDate, bookingStart, regNo, freeText, replaces = "", customer } = request
  const { firstName, lastName, email, phoneMobile } = customer
  const when = [bookingDate, bookingStart ?? "", replaces]
  return keyedHash(key, ...when, regNo, freeText, firstName, lastName, email, phoneMobile)
}
