import type { TyreHotelReviewRequest } from "@forecourt/contracts/tyre-hotel"
import type { Statements } from "@forecourt/service-kit/storage"

/**
 * Stores the rating for a booking, by default the latest one of the vehicle, and replaces an earlier rating. Returns
 * whether the booking exists.
 */
export async function upsertRating(
  storage: Statements,
  vehicleId: string,
  { rating, comment, date, bookingConfirmationId: bookingId = "" }: TyreHotelReviewRequest,
): Promise<boolean> {
  const count = await storage.run(
    `insert into ratings (booking_id, vehicle_id, rating, comment, given_at)
     select id, vehicle_id, cast(? as integer), ?, ? from bookings
     where vehicle_id = ? and (id = ? or ? = '') order by booked_at desc limit 1
     on conflict (booking_id) do update
     set rating = excluded.rating, comment = excluded.comment, given_at = excluded.given_at`,
    rating,
    comment,
    date,
    vehicleId,
    bookingId,
    bookingId,
  )
  return count > 0
}
