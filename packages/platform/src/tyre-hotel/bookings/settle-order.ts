import type { TyreHotelBookings } from "@forecourt/api-clients/tyre-hotel"
import type { Session } from "../customers/sessions.ts"
import type { Texts } from "../texts/texts.ts"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { readConfirmation } from "./confirmation.ts"
import { dropRequest } from "./idempotency.ts"

interface Asked {
  readonly session: Session
  readonly idempotencyKey: string
}

/**
 * What became of an order whose answer was lost: its booking, or none. An order that made none makes none any more,
 * even if it arrives later: whoever was told so may order anew.
 */
export async function settleOrder(
  { storage, now }: TyreHotelDesk,
  { session, idempotencyKey: key }: Asked,
  texts: Texts,
): Promise<TyreHotelBookings> {
  const outcome = await storage.transaction((inside) =>
    dropRequest(inside, { vehicleId: session.vehicleId, key }, now()),
  )
  return { bookings: "bookingId" in outcome ? [await readConfirmation(storage, outcome.bookingId, texts)] : [] }
}
