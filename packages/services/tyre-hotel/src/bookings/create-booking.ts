import { getDayInZone } from "@forecourt/calendar"
import { isPersonName } from "@forecourt/contracts/person-name"
import type { TyreHotelBookingRequest, TyreHotelBookings, TyreHotelConfirmation } from "@forecourt/contracts/tyre-hotel"
import { carryOutOnce, DROPPED, dropRequest, type Outcome } from "@forecourt/service-kit/idempotency"
import { toInternationalNumber } from "@forecourt/service-kit/phone-numbers"
import { createKeyedHash, createSpokenNumber } from "@forecourt/service-kit/secrets"
import type { Statements } from "@forecourt/service-kit/storage"
import { enqueueVisitMessages } from "@forecourt/service-kit/visits"
import {
  type BookingRow,
  countBookingsSince,
  countChange,
  deleteBooking,
  findBooking,
  insertBooking,
  type NewBooking,
  setContact,
} from "../storage/bookings.ts"
import { lockOpenBooking, openBooking } from "../storage/open-bookings.ts"
import { getWorkshop, lockWorkshop, type Workshop } from "../storage/workshops.ts"
import type { Session, TyreHotelContext, Visitor } from "../tyre-hotel.types.ts"
import { TyreHotelError, type TyreHotelErrorCode } from "../tyre-hotel-error.ts"
import { findRequestedSlot } from "./booking-window.ts"
import { readConfirmation } from "./confirmation.ts"
import { endHold } from "./hold-slot.ts"
import { moveToSlot } from "./move-booking.ts"
import { toVisitTime, VISITS } from "./visit.ts"

/** The number of bookings that a vehicle can make in a day, and of changes of a booking: each sends messages. */
const MAX_ORDERS = 10
const DAY_MS = 86_400_000

interface Order {
  readonly request: TyreHotelBookingRequest
  readonly session: Session
  readonly idempotencyKey: string
}

type Booked = { readonly result: string } | { readonly refusal: TyreHotelErrorCode }

export async function createBooking(
  hotel: TyreHotelContext,
  { request, session, idempotencyKey }: Order,
  { language, texts }: Pick<Visitor, "language" | "texts">,
): Promise<TyreHotelConfirmation> {
  const { storage, keys, outbox, now } = hotel
  const fingerprint = createFingerprint(keys.fingerprint, request)
  const order = { subject: session.vehicleId, key: idempotencyKey, fingerprint }
  const outcome = await carryOutOnce(storage, order, now(), async () => {
    const workshop = await getWorkshop(storage, session.workshopId)
    const { freeText, replaces } = request
    const find = (where: Workshop) => findRequestedSlot(where, request, now())
    const { firstName, lastName, email, phoneMobile } = request.customer
    const phone = toInternationalNumber(phoneMobile, workshop.country)
    if (phone === null || !isPersonName(firstName) || !isPersonName(lastName)) throw new TyreHotelError("BadRequest")
    if (find(workshop) === null) return async () => NOT_AVAILABLE
    const contact = { firstName, lastName, email, phone, freeText, language }
    return async (tx) => {
      // An import may have changed the slots of the workshop meanwhile.
      const current = await lockWorkshop(tx, workshop.id)
      const slot = find(current)
      if (slot === null) return NOT_AVAILABLE
      const movedBooking = replaces ?? null
      const booking = { vehicleId: session.vehicleId, workshop: current, slot, contact, movedBooking, now: now() }
      const booked =
        replaces === undefined
          ? await insertOrder(tx, hotel, booking)
          : await changeBooking(tx, hotel, replaces, booking)
      if ("result" in booked) await endHold(tx, session.vehicleId)
      return booked
    }
  })
  outbox.wake()
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
  texts: Visitor["texts"],
): Promise<TyreHotelBookings> {
  const outcome: Outcome = await storage.transaction((tx) =>
    dropRequest(tx, { subject: session.vehicleId, key }, now()),
  )
  return { bookings: "result" in outcome ? [await readConfirmation(storage, outcome.result, texts)] : [] }
}

const NOT_AVAILABLE = { refusal: "TimeslotNotAvailable" } as const
const ALREADY_BOOKED = { refusal: "AlreadyBooked" } as const

const TOO_MANY = { refusal: "TooManyRequests" } as const

async function insertOrder(tx: Statements, hotel: TyreHotelContext, booking: NewBooking): Promise<Booked> {
  const { vehicleId, workshop, slot, now } = booking
  if ((await countBookingsSince(tx, vehicleId, now - DAY_MS)) >= getMaxOrders(hotel)) return TOO_MANY
  const bookingId = createSpokenNumber()
  if ((await insertBooking(tx, bookingId, booking)) === null) return NOT_AVAILABLE
  if (!(await openBooking(tx, { vehicleId, bookingId, day: slot.day }, getDayInZone(workshop.zone, now)))) {
    await deleteBooking(tx, bookingId)
    return ALREADY_BOOKED
  }
  await enqueueVisitMessages(tx, VISITS, hotel, bookingId, "confirmed")
  return { result: bookingId }
}

/** Changes the time, the customer and the message of a booking. It is confirmed again if its time stays. */
async function changeBooking(
  tx: Statements,
  hotel: TyreHotelContext,
  bookingId: string,
  booking: NewBooking,
): Promise<Booked> {
  const { vehicleId, workshop, slot, now } = booking
  const today = getDayInZone(workshop.zone, now)
  const previousSlot = await lockOpenBooking(tx, { vehicleId, bookingId }, today)
  const previous = previousSlot === null ? null : await findBooking(tx, bookingId)
  if (previous === null) return { refusal: "BookingUnknown" }
  if (previous.sequence >= getMaxOrders(hotel)) return TOO_MANY

  const isMoved = previous.slot !== slot.name
  const outcome = isMoved ? await moveToSlot(tx, bookingId, booking) : "moved"
  if (outcome !== "moved") return outcome === "notAvailable" ? NOT_AVAILABLE : ALREADY_BOOKED
  await setContact(tx, bookingId, booking.contact)
  await countChange(tx, bookingId)
  await enqueueChange(tx, hotel, previous, isMoved)
  return { result: bookingId }
}

function enqueueChange(tx: Statements, hotel: TyreHotelContext, previous: BookingRow, isMoved: boolean) {
  return isMoved
    ? enqueueVisitMessages(tx, VISITS, hotel, previous.id, "moved", toVisitTime(previous))
    : enqueueVisitMessages(tx, VISITS, hotel, previous.id, "confirmed")
}

function getMaxOrders({ budgets }: TyreHotelContext): number {
  return MAX_ORDERS * budgets.factor
}

function createFingerprint(key: Buffer, request: TyreHotelBookingRequest) {
  const { bookingDate, bookingStart, regNo, freeText, replaces = "", customer } = request
  const { firstName, lastName, email, phoneMobile } = customer
  const when = [bookingDate, bookingStart ?? "", replaces]
  return createKeyedHash(key, ...when, regNo, freeText, firstName, lastName, email, phoneMobile)
}
