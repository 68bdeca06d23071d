import type { TyreHotelReviewRequest } from "@forecourt/contracts/tyre-hotel"
import { upsertRating } from "../storage/ratings.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

/** Keeps how a booking was rated; who rates it again has thought better of it. */
export async function addReview(
  { storage }: TyreHotelContext,
  review: TyreHotelReviewRequest,
  { vehicleId }: Session,
): Promise<void> {
  if (!(await upsertRating(storage, vehicleId, review))) throw new TyreHotelRefusal("BookingUnknown")
}
