import { randomUUID } from "node:crypto"
import type { TyreHotelReviewRequest } from "@forecourt/api-clients/tyre-hotel"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import type { Session } from "./sessions.ts"

/** Keeps a review. The same one that arrives twice is one. */
export async function addReview(
  { storage }: TyreHotelDesk,
  { rating, comment, date }: TyreHotelReviewRequest,
  { vehicleId }: Session,
): Promise<void> {
  if (Number.isNaN(Date.parse(date))) throw new TyreHotelRefusal("BadRequest")
  await storage.run(
    `insert into reviews (id, vehicle_id, rating, comment, given_at) values (?, ?, ?, ?, ?)
     on conflict (vehicle_id, given_at) do nothing`,
    randomUUID(),
    vehicleId,
    rating,
    comment,
    new Date(date).toISOString(),
  )
}
