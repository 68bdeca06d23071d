import { getDayInZone } from "@forecourt/calendar"
import { createSpokenNumber } from "@forecourt/service-kit/secrets"
import type { Statements } from "@forecourt/service-kit/storage"
import { enqueueVisitMessages, type VisitTime } from "@forecourt/service-kit/visits"
import {
  type BookingRow,
  countChange,
  deleteBooking,
  findBooking,
  insertBooking,
  type NewBooking,
  setPlace,
} from "../storage/bookings.ts"
import { lockOpenBooking, reopenBooking } from "../storage/open-bookings.ts"
import { lockWorkshop } from "../storage/workshops.ts"
import type { TyreHotelContext } from "../tyre-hotel.types.ts"
import { findSlot } from "./booking-window.ts"
import { getSeason } from "./season.ts"
import { toVisitTime, VISITS } from "./visit.ts"

/** `changed` means that someone else has changed the booking at the same time. */
export type MoveOutcome = "moved" | "notAvailable" | "over" | "unknown" | "changed"

interface MoveRequest {
  readonly bookingId: string
  readonly time: VisitTime
}

/**
 * Moves a booking to another free time of the same workshop and season. The new time is taken, the old one is freed and
 * messages to the customer and the workshop are stored in one transaction. Moving to the same time has no effect.
 */
export async function moveBooking(hotel: TyreHotelContext, { bookingId, time }: MoveRequest): Promise<MoveOutcome> {
  const { storage, outbox } = hotel
  const now = hotel.now()
  const previous = await findBooking(storage, bookingId)
  if (previous === null) return "unknown"
  const { vehicleId } = previous
  const day = time.startsAt.slice(0, 10)
  const outcome = await storage.transaction(async (tx) => {
    const workshop = await lockWorkshop(tx, previous.workshopId)
    const slot = findSlot(workshop, { day, startsAt: time.isFullDay ? null : time.startsAt }, now)
    const booking = slot && { vehicleId, workshop, slot, contact: toContact(previous), movedBooking: bookingId, now }
    const lockedSlot = await lockOpenBooking(tx, { vehicleId, bookingId }, getDayInZone(workshop.zone, now))
    if (lockedSlot === null) return "over"
    if (lockedSlot !== previous.slot) return "changed"
    if (lockedSlot === slot?.name) return "moved"
    if (booking === null || getSeason(day) !== getSeason(previous.day)) return "notAvailable"
    if ((await moveToSlot(tx, bookingId, booking)) !== "moved") return "notAvailable"
    await countChange(tx, bookingId)
    await enqueueVisitMessages(tx, VISITS, hotel, bookingId, "moved", toVisitTime(previous))
    return "moved"
  })
  outbox.wake()
  return outcome
}

/**
 * Gives a locked booking another slot. The booking keeps its id, and the old slot is released only after the new slot
 * is reserved.
 */
export async function moveToSlot(
  tx: Statements,
  bookingId: string,
  booking: NewBooking,
): Promise<"moved" | "notAvailable" | "alreadyBooked"> {
  const { vehicleId, workshop, slot, now } = booking
  // A second booking holds the slot until the first one can be put in its place.
  const held = createSpokenNumber()
  const resource = await insertBooking(tx, held, booking)
  if (resource === null) return "notAvailable"
  const isOpen = await reopenBooking(tx, { vehicleId, bookingId, day: slot.day }, getDayInZone(workshop.zone, now))
  await deleteBooking(tx, held)
  if (!isOpen) return "alreadyBooked"
  await setPlace(tx, bookingId, booking, resource)
  return "moved"
}

function toContact({ firstName, lastName, email, phoneMobile, freeText, language }: BookingRow): NewBooking["contact"] {
  return { firstName, lastName, email, phone: phoneMobile, freeText, language }
}
