import { enqueueVisitMessages, type VisitTime } from "@forecourt/service-kit/visits"
import { findStretch } from "./free-times.ts"
import { type BookingChange, lockBooking, setBookingTime, setCancelled } from "./storage/bookings.ts"
import { freeTimes, moveTimes } from "./storage/taken-times.ts"
import { findBookedWorkshop, type Workshop } from "./storage/workshops.ts"
import { loadVisit, VISITS } from "./visits/visit.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"

export interface MoveRequest {
  readonly bookingId: string
  /** A time as the service offers it: 08:00 for a whole day. */
  readonly time: VisitTime
  /** The person who moves the booking: `customer`, or the name of a member of staff. */
  readonly by: string
}

/** `changed` means that someone else has changed the booking at the same time. */
export type MoveOutcome = "moved" | "notAvailable" | "cancelled" | "unknown" | "changed"

export type CancelRequest = Pick<MoveRequest, "bookingId" | "by">

export type CancelOutcome = "cancelled" | "unknown"

/**
 * Moves a booking to another free time of the same workshop. The new time is taken, the old one is freed and messages
 * to the customer and the workshop are stored in one transaction. Moving to the same time has no effect.
 */
export async function moveBooking(
  context: WorkshopBookingContext,
  { bookingId, time, by }: MoveRequest,
): Promise<MoveOutcome> {
  const { storage, outbox } = context
  const now = context.now()
  const visit = await loadVisit(storage, bookingId)
  if (visit === null) return "unknown"
  const { booking, workshop, agreement } = visit
  if (booking.status === "cancelled") return "cancelled"
  if (booking.startsAt === time.startsAt && booking.isFullDay === Number(time.isFullDay)) return "moved"
  const find = (where: Workshop) =>
    findStretch(where, { timeSlot: time.startsAt, isFullDay: time.isFullDay }, agreement.minutes, now)
  if (find(workshop) === null) return "notAvailable"
  const change: BookingChange = { ...booking, by, now }
  const outcome = await storage.transaction(async (tx) => {
    if (!(await lockBooking(tx, change))) return "changed"
    // An import may have changed the slots of the workshop meanwhile.
    const current = await findBookedWorkshop(tx, workshop.id)
    const stretch = current && find(current)
    if (stretch === null) return "notAvailable"
    if (!(await moveTimes(tx, workshop.id, stretch, booking.id, now))) return "notAvailable"
    await setBookingTime(tx, change, stretch, workshop.zone)
    const movedFrom = { startsAt: booking.startsAt, isFullDay: booking.isFullDay === 1 }
    await enqueueVisitMessages(tx, VISITS, context, booking.id, "moved", movedFrom)
    return "moved"
  })
  outbox.wake()
  return outcome
}

/**
 * Cancels a booking: frees its time and stores messages to the customer and the workshop in one transaction. The
 * booking stays, with its status. Cancelling it again has no effect.
 */
export async function cancelBooking(
  context: WorkshopBookingContext,
  { bookingId, by }: CancelRequest,
): Promise<CancelOutcome> {
  const { storage, outbox, now } = context
  for (;;) {
    const visit = await loadVisit(storage, bookingId)
    if (visit === null) return "unknown"
    const { booking } = visit
    if (booking.status === "cancelled") return "cancelled"
    const change: BookingChange = { ...booking, by, now: now() }
    const isCancelled = await storage.transaction(async (tx) => {
      if (!(await lockBooking(tx, change))) return false
      await freeTimes(tx, booking.id)
      await setCancelled(tx, change)
      await enqueueVisitMessages(tx, VISITS, context, booking.id, "cancelled")
      return true
    })
    if (!isCancelled) continue
    outbox.wake()
    return "cancelled"
  }
}
