import type { TyreHotelReviewRequest } from "@forecourt/contracts/tyre-hotel"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

/**
 * Keeps how a booking was rated; who rates it again has thought better of it. Without a booking's number it is the one
 * that the vehicle was booked for last.
 */
export async function addReview(
  { storage }: TyreHotelContext,
  { rating, comment, date, bookingConfirmationId }: TyreHotelReviewRequest,
  { vehicleId }: Session,
): Promise<void> {
  const kept = await storage.run(
    `insert into ratings (booking_id, vehicle_id, rating, comment, given_at)
     select id, vehicle_id, cast(? as integer), ?, ? from bookings
     where vehicle_id = ? and (id = ? or ? = '') order by booked_at desc limit 1
     on conflict (booking_id) do update
     set rating = excluded.rating, comment = excluded.comment, given_at = excluded.given_at`,
    ...[rating, comment, date, vehicleId, bookingConfirmationId ?? "", bookingConfirmationId ?? ""],
  )
  if (kept === 0) throw new TyreHotelRefusal("BookingUnknown")
}
