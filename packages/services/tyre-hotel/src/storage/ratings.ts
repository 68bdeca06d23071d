import type { TyreHotelReviewRequest } from "@forecourt/contracts/tyre-hotel"
import { type Statements, sql } from "@forecourt/service-kit/storage"

/**
 * Stores a rating of a booking. Without a booking id, the latest booking is rated. Returns `false` if the booking does
 * not exist.
 */
export async function upsertRating(
  storage: Statements,
  vehicleId: string,
  { rating, comment, date, bookingConfirmationId: bookingId = "" }: TyreHotelReviewRequest,
): Promise<boolean> {
  const count = await sql`insert into ratings (booking_id, vehicle_id, rating, comment, given_at)
    select id, vehicle_id, cast(${rating} as integer), ${comment}, ${date} from bookings
    where vehicle_id = ${vehicleId} and status = 'booked' and (id = ${bookingId} or ${bookingId} = '') order by booked_at desc limit 1
    on conflict (booking_id) do update set rating = excluded.rating, comment = excluded.comment,
    given_at = excluded.given_at`.run(storage)
  return count > 0
}
