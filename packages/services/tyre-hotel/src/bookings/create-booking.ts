import { getDayInZone, isCalendarDay, listSlots, type Slot } from "@forecourt/calendar"
import type { TyreHotelBookingRequest, TyreHotelBookings, TyreHotelConfirmation } from "@forecourt/contracts/tyre-hotel"
import { carryOutOnce, DROPPED, dropRequest, type Outcome } from "@forecourt/service-kit/idempotency"
import { toInternationalNumber } from "@forecourt/service-kit/phone-numbers"
import { createKeyedHash, createSpokenNumber } from "@forecourt/service-kit/secrets"
import type { Statements } from "@forecourt/service-kit/storage"
import { deleteBooking, insertBooking, type NewBooking, setContact, setPlace } from "../storage/bookings.ts"
import { lockOpenBooking, openBooking, reopenBooking } from "../storage/open-bookings.ts"
import { getWorkshop, type Workshop } from "../storage/workshops.ts"
import type { Texts } from "../texts/texts.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError, type TyreHotelErrorCode } from "../tyre-hotel-error.ts"
import { createBookingWindow } from "./booking-window.ts"
import { readConfirmation } from "./confirmation.ts"

interface Order {
  readonly request: TyreHotelBookingRequest
  readonly session: Session
  readonly idempotencyKey: string
}

type Booked = { readonly result: string } | { readonly refusal: TyreHotelErrorCode }

export async function createBooking(
  { storage, keys, now }: TyreHotelContext,
  { request, session, idempotencyKey }: Order,
  texts: Texts,
): Promise<TyreHotelConfirmation> {
  const fingerprint = createFingerprint(keys.fingerprint, request)
  const order = { subject: session.vehicleId, key: idempotencyKey, fingerprint }
  const outcome = await carryOutOnce(storage, order, now(), async () => {
    const workshop = await getWorkshop(storage, session.workshopId)
    const slot = findSlot(workshop, request, now())
    const phone = toInternationalNumber(request.customer.phoneMobile, workshop.country)
    if (phone === null) throw new TyreHotelError("BadRequest")
    const booking = { vehicleId: session.vehicleId, workshop, request, phone, now: now() }
    return async (tx) => (slot === null ? NOT_AVAILABLE : createBookingInSlot(tx, { ...booking, slot }))
  })
  if ("refusal" in outcome) throw new TyreHotelError(parseRefusal(outcome))
  return readConfirmation(storage, outcome.result, texts)
}

function parseRefusal({ refusal }: { readonly refusal: string }): TyreHotelErrorCode {
  return refusal === DROPPED ? "OrderDropped" : (refusal as TyreHotelErrorCode)
}

/**
 * Returns the booking of an order whose response was lost. If the order has not arrived, it is cancelled, so that the
 * visitor can safely order again.
 */
export async function completeOrder(
  { storage, now }: TyreHotelContext,
  { session, idempotencyKey: key }: Omit<Order, "request">,
  texts: Texts,
): Promise<TyreHotelBookings> {
  const outcome: Outcome = await storage.transaction((tx) =>
    dropRequest(tx, { subject: session.vehicleId, key }, now()),
  )
  return { bookings: "result" in outcome ? [await readConfirmation(storage, outcome.result, texts)] : [] }
}

function findSlot(
  workshop: Workshop,
  { bookingDate, bookingStart }: TyreHotelBookingRequest,
  now: number,
): Slot | null {
  const { first, last } = createBookingWindow(now, workshop.zone)
  if (!isCalendarDay(bookingDate) || bookingDate < first || bookingDate > last) return null
  const startsAt = bookingStart === null ? null : toWallTimeText(bookingStart)
  return listSlots(workshop, bookingDate).find((slot) => slot.startsAt === startsAt) ?? null
}

/**
 * Normalises a local time to `YYYY-MM-DDTHH:MM:00`. Any other text is returned unchanged and therefore matches no slot.
 */
function toWallTimeText(text: string): string {
  const [, minute] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::00(?:\.0+)?)?$/.exec(text) ?? []
  return minute === undefined ? text : `${minute}:00`
}

const NOT_AVAILABLE = { refusal: "TimeslotNotAvailable" } as const
const ALREADY_BOOKED = { refusal: "AlreadyBooked" } as const

async function createBookingInSlot(tx: Statements, booking: NewBooking): Promise<Booked> {
  const { vehicleId, workshop, slot, request, now } = booking
  if (request.replaces !== undefined) return moveBooking(tx, request.replaces, booking)

  const bookingId = createSpokenNumber()
  if ((await insertBooking(tx, bookingId, booking)) === null) return NOT_AVAILABLE
  const isOpen = await openBooking(tx, { vehicleId, bookingId, day: slot.day }, getDayInZone(workshop.zone, now))
  if (isOpen) return { result: bookingId }
  await deleteBooking(tx, bookingId)
  return ALREADY_BOOKED
}

/**
 * Moves a booking to another slot. The booking keeps its id, and the old slot is released only after the new slot is
 * reserved.
 */
async function moveBooking(tx: Statements, bookingId: string, booking: NewBooking): Promise<Booked> {
  const { vehicleId, workshop, slot, now } = booking
  const previousSlot = await lockOpenBooking(tx, { vehicleId, bookingId }, getDayInZone(workshop.zone, now))
  if (previousSlot === null) return { refusal: "BookingUnknown" }

  const refusal = previousSlot === slot.name ? null : await moveToSlot(tx, bookingId, booking)
  if (refusal !== null) return refusal
  await setContact(tx, bookingId, booking)
  return { result: bookingId }
}

async function moveToSlot(tx: Statements, bookingId: string, booking: NewBooking): Promise<Booked | null> {
  const { vehicleId, workshop, slot, now } = booking
  // A second booking holds the slot until the first one can be put in its place.
  const held = createSpokenNumber()
  const resource = await insertBooking(tx, held, booking)
  if (resource === null) return NOT_AVAILABLE
  const isOpen = await reopenBooking(tx, { vehicleId, bookingId, day: slot.day }, getDayInZone(workshop.zone, now))
  await deleteBooking(tx, held)
  if (!isOpen) return ALREADY_BOOKED
  await setPlace(tx, bookingId, slot, resource)
  return null
}

function createFingerprint(key: Buffer, request: TyreHotelBookingRequest) {
  const { bookingDate, bookingStart, regNo, freeText, replaces = "", customer } = request
  const { firstName, lastName, email, phoneMobile } = customer
  const when = [bookingDate, bookingStart ?? "", replaces]
  return createKeyedHash(key, ...when, regNo, freeText, firstName, lastName, email, phoneMobile)
}
