import { withdrawResult } from "@forecourt/service-kit/idempotency"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { lockOpenBooking, todayAt } from "./open-bookings.ts"
import { fetchWorkshop } from "./workshops.ts"

/**
 * Takes a vehicle's own booking back and gives its time free. Asked twice, it is cancelled all the same; an order that
 * arrives late under the booking's key does not bring it back.
 */
export async function cancelBooking(
  { storage, now }: TyreHotelContext,
  { bookingConfirmationId: bookingId }: { readonly bookingConfirmationId: string },
  { vehicleId, workshopId }: Session,
): Promise<void> {
  const today = todayAt(await fetchWorkshop(storage, workshopId), now())
  const isCancelled = await storage.transaction(async (inside) => {
    if (!(await lockOpenBooking(inside, { vehicleId, bookingId }, today))) {
      const before = await inside.get(
        "select 1 from cancelled_bookings where booking_id = ? and vehicle_id = ?",
        ...[bookingId, vehicleId],
      )
      return before !== null
    }
    await inside.run("delete from open_bookings where booking_id = ?", bookingId)
    await withdrawResult(inside, bookingId, "BookingCancelled" satisfies TyreHotelRefusal["code"])
    await inside.run(
      "insert into cancelled_bookings (booking_id, vehicle_id, cancelled_at) values (?, ?, ?)",
      ...[bookingId, vehicleId, new Date(now()).toISOString()],
    )
    await inside.run("delete from bookings where id = ?", bookingId)
    return true
  })
  if (!isCancelled) throw new TyreHotelRefusal("BookingUnknown")
}
