import { getDayInZone } from "@forecourt/calendar"
import { withdrawResult } from "@forecourt/service-kit/idempotency"
import { isCancelled, setCancelled } from "../storage/cancelled-bookings.ts"
import { lockOpenBooking } from "../storage/open-bookings.ts"
import { getWorkshop } from "../storage/workshops.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"

/**
 * Cancels a booking. If the order for this booking arrives again later with the same idempotency key, the booking is
 * not restored.
 */
export async function cancelBooking(
  { storage, now }: TyreHotelContext,
  { bookingConfirmationId: bookingId }: { readonly bookingConfirmationId: string },
  { vehicleId, workshopId }: Session,
): Promise<void> {
  const { zone } = await getWorkshop(storage, workshopId)
  const today = getDayInZone(zone, now())
  const booking = { vehicleId, bookingId }
  const isDone = await storage.transaction(async (tx) => {
    if ((await lockOpenBooking(tx, booking, today)) === null) return isCancelled(tx, booking)
    await withdrawResult(tx, bookingId, "BookingCancelled" satisfies TyreHotelError["code"])
    await setCancelled(tx, booking, now())
    return true
  })
  if (!isDone) throw new TyreHotelError("BookingUnknown")
}
