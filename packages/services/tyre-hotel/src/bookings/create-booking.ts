import { isCalendarDay, listSlots, type Slot } from "@forecourt/calendar"
import type { TyreHotelBookingRequest, TyreHotelBookings, TyreHotelConfirmation } from "@forecourt/contracts/tyre-hotel"
import { takeResource } from "@forecourt/service-kit/capacity"
import { carryOutOnce, DROPPED, dropRequest, type Outcome } from "@forecourt/service-kit/idempotency"
import { internationalNumber } from "@forecourt/service-kit/phone-numbers"
import { keyedHash, newSpokenNumber } from "@forecourt/service-kit/secrets"
import type { Statements } from "@forecourt/service-kit/storage"
import type { Texts } from "../texts/texts.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { type RefusalCode, TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { bookingWindow } from "./booking-window.ts"
import { readConfirmation } from "./confirmation.ts"
import { lockOpenBooking, openBooking, reopenBooking, todayAt } from "./open-bookings.ts"
import { fetchWorkshop, type Workshop } from "./workshops.ts"

interface Order {
  readonly request: TyreHotelBookingRequest
  readonly session: Session
  readonly idempotencyKey: string
}

/** What came of an order: the number of its booking, or why there is none. */
type Booked = { readonly result: string } | { readonly refusal: RefusalCode }

/** Books a slot, once for each key. */
export async function createBooking(
  { storage, keys, now }: TyreHotelContext,
  { request, session, idempotencyKey }: Order,
  texts: Texts,
): Promise<TyreHotelConfirmation> {
  const fingerprint = fingerprintOf(keys.fingerprint, request)
  const order = { subject: session.vehicleId, key: idempotencyKey, fingerprint }
  const outcome = await carryOutOnce(storage, order, now(), async () => {
    const workshop = await fetchWorkshop(storage, session.workshopId)
    const slot = findSlot(workshop, request, now())
    const phone = internationalNumber(request.customer.phoneMobile, workshop.country)
    if (phone === null) throw new TyreHotelRefusal("BadRequest")
    const particulars = { request, session, phone, now: now() }
    return async (inside) => (slot === null ? NOT_AVAILABLE : bookSlot(inside, slot, workshop, particulars))
  })
  if ("refusal" in outcome) throw new TyreHotelRefusal(refusalOf(outcome))
  return readConfirmation(storage, outcome.result, texts)
}

/** A storage holds no other refusals than ours and the kit's. */
function refusalOf({ refusal }: { readonly refusal: string }): RefusalCode {
  return refusal === DROPPED ? "OrderDropped" : (refusal as RefusalCode)
}

/**
 * What became of an order whose response was lost: its booking, or none. An order that made none makes none any more,
 * even if it arrives later: whoever was told so may order anew.
 */
export async function settleOrder(
  { storage, now }: TyreHotelContext,
  { session, idempotencyKey: key }: Omit<Order, "request">,
  texts: Texts,
): Promise<TyreHotelBookings> {
  const outcome: Outcome = await storage.transaction((inside) =>
    dropRequest(inside, { subject: session.vehicleId, key }, now()),
  )
  return { bookings: "result" in outcome ? [await readConfirmation(storage, outcome.result, texts)] : [] }
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
  return listSlots(workshop, bookingDate).find((slot) => slot.startsAt === startsAt) ?? null
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
async function bookSlot(inside: Statements, slot: Slot, workshop: Workshop, particulars: Particulars): Promise<Booked> {
  const { request, session, now } = particulars
  const { vehicleId } = session
  const { day } = slot
  const today = todayAt(workshop, now)
  const { replaces } = request
  if (replaces !== undefined) return moveBooking(inside, slot, workshop, { ...particulars, bookingId: replaces })

  const bookingId = await takeSlot(inside, slot, workshop, particulars)
  if (bookingId === null) return NOT_AVAILABLE
  if (await openBooking(inside, { vehicleId, bookingId, day }, today)) return { result: bookingId }
  await inside.run("delete from bookings where id = ?", bookingId)
  return ALREADY_BOOKED
}

/** Moves a booking, which keeps its number; until it has its new slot it keeps the one it had. */
async function moveBooking(
  inside: Statements,
  slot: Slot,
  workshop: Workshop,
  particulars: Particulars & { readonly bookingId: string },
): Promise<Booked> {
  const { bookingId, request, phone, now } = particulars
  const { vehicleId } = particulars.session
  if (!(await lockOpenBooking(inside, { vehicleId, bookingId }, todayAt(workshop, now))))
    return { refusal: "BookingUnknown" }

  const before = await inside.get({ slot: "text" }, "select slot from bookings where id = ?", bookingId)
  if (before?.slot !== slot.name) {
    const refusal = await moveToSlot(inside, slot, workshop, particulars)
    if (refusal !== null) return refusal
  }
  const { firstName, lastName, email } = request.customer
  await inside.run(
    "update bookings set first_name = ?, last_name = ?, email = ?, phone = ?, free_text = ? where id = ?",
    ...[firstName, lastName, email, phone, request.freeText, bookingId],
  )
  return { result: bookingId }
}

async function moveToSlot(
  inside: Statements,
  slot: Slot,
  workshop: Workshop,
  particulars: Particulars & { readonly bookingId: string },
): Promise<Booked | null> {
  const { bookingId, now } = particulars
  const { vehicleId } = particulars.session
  // A second booking holds the slot until the first one can be put in its place.
  const held = await takeSlot(inside, slot, workshop, particulars)
  if (held === null) return NOT_AVAILABLE
  const { day } = slot
  const isOpen = await reopenBooking(inside, { vehicleId, bookingId, day }, todayAt(workshop, now))
  const place = await inside.get({ resource: "number" }, "select resource from bookings where id = ?", held)
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

/** Takes a resource of the slot; `null` when there is none left. */
async function takeSlot(
  inside: Statements,
  slot: Slot,
  { id: workshopId, zone }: Workshop,
  { request, session, phone, now }: Particulars,
): Promise<string | null> {
  const { customer, freeText } = request
  const bookingId = newSpokenNumber()
  const resource = await takeResource(inside, {
    ...{ table: "bookings", key: ["workshop_id", "slot", "resource"], capacity: slot.capacity },
    rows: (one) => [
      {
        ...{ id: bookingId, vehicle_id: session.vehicleId, workshop_id: workshopId, slot: slot.name, resource: one },
        ...{ day: slot.day, starts_at: slot.startsAt, zone, instant: instantText(slot) },
        ...{ first_name: customer.firstName, last_name: customer.lastName, email: customer.email, phone },
        ...{ free_text: freeText, booked_at: new Date(now).toISOString() },
      },
    ],
  })
  return resource === null ? null : bookingId
}

function fingerprintOf(key: Buffer, request: TyreHotelBookingRequest) {
  const { bookingDate, bookingStart, regNo, freeText, replaces = "", customer } = request
  const { firstName, lastName, email, phoneMobile } = customer
  const when = [bookingDate, bookingStart ?? "", replaces]
  return keyedHash(key, ...when, regNo, freeText, firstName, lastName, email, phoneMobile)
}
