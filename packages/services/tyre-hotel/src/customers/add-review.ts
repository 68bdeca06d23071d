import type { TyreHotelReviewRequest } from "@forecourt/contracts/tyre-hotel"
import { upsertRating } from "../storage/ratings.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"

export async function addReview(
  { storage }: TyreHotelContext,
  review: TyreHotelReviewRequest,
  { vehicleId }: Session,
): Promise<void> {
  if (!(await upsertRating(storage, vehicleId, review))) throw new TyreHotelError("BookingUnknown")
}
