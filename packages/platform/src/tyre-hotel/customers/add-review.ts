import { randomUUID } from "node:crypto"
import type { TyreHotelReviewRequest } from "@forecourt/api-clients/tyre-hotel"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import type { Session } from "./sessions.ts"

/** Keeps a review. The same one that arrives twice is one. */
export async function addReview(
  { storage }: TyreHotelDesk,
  { rating, comment, date }: TyreHotelReviewRequest,
  { vehicleId }: Session,
): Promise<void> {
  await storage.run(
    `insert into reviews (id, vehicle_id, rating, comment, given_at) values (?, ?, ?, ?, ?)
     on conflict (vehicle_id, given_at) do nothing`,
    randomUUID(),
    vehicleId,
    rating,
    comment,
    date,
  )
}
