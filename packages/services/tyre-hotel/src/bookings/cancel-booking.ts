import { getDayInZone } from "@forecourt/calendar"
import { withdrawResult } from "@forecourt/service-kit/idempotency"
import { enqueueVisitMessages } from "@forecourt/service-kit/visits"
import { findBooking, setCancelled } from "../storage/bookings.ts"
import { lockOpenBooking } from "../storage/open-bookings.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"
import { VISITS } from "./visit.ts"

/** `over` means that the day of the visit has ended. */
export type CancelOutcome = "cancelled" | "unknown" | "over"

/** Cancels a booking of the visitor's vehicle. */
export async function cancelOwnBooking(
  hotel: TyreHotelContext,
  { bookingConfirmationId: bookingId }: { readonly bookingConfirmationId: string },
  { vehicleId }: Session,
): Promise<void> {
  const booking = await findBooking(hotel.storage, bookingId)
  const isOwn = booking?.vehicleId === vehicleId
  if (!isOwn || (await cancelBooking(hotel, bookingId)) !== "cancelled") throw new TyreHotelError("BookingUnknown")
}

/**
 * Cancels a booking: frees its time and stores messages to the customer and the workshop in one transaction. The
 * booking stays, with its status. If its order arrives again later with the same idempotency key, the booking is not
 * restored. Cancelling it again has no effect.
 */
export async function cancelBooking(hotel: TyreHotelContext, bookingId: string): Promise<CancelOutcome> {
  const { storage, outbox, now } = hotel
  const booking = await findBooking(storage, bookingId)
  if (booking === null) return "unknown"
  const { vehicleId, zone } = booking
  const outcome = await storage.transaction(async (tx) => {
    if ((await lockOpenBooking(tx, { vehicleId, bookingId }, getDayInZone(zone, now()))) === null)
      return (await findBooking(tx, bookingId))?.status === "cancelled" ? "cancelled" : "over"
    await withdrawResult(tx, bookingId, "BookingCancelled" satisfies TyreHotelError["code"])
    await setCancelled(tx, bookingId)
    await enqueueVisitMessages(tx, VISITS, hotel, bookingId, "cancelled")
    return "cancelled"
  })
  outbox.wake()
  return outcome
}
