import type { CallOptions } from "../content/ask.ts"
import type { TyreHotelConfirmation } from "../generated/tyre-hotel/booking-confirmation.ts"
import { parseTyreHotelBookings } from "../generated/tyre-hotel/bookings.parser.js"
import { ask } from "./tyre-hotel-call.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"

export interface LostOrder {
  /** The key under which the order was sent. */
  readonly key: string
  /** Names the visitor's session. */
  readonly token: string
}

/**
 * What became of an order whose answer was lost: its booking, or `null`.
 *
 * An order that made none makes none any more, even if it arrives later; another one wants a new key.
 */
export async function settleOrder(
  http: TyreHotelHttp,
  { key, token }: LostOrder,
  { signal }: CallOptions = {},
): Promise<TyreHotelConfirmation | null> {
  const call = {
    operation: "settleOrder",
    path: "/booking/settle",
    headers: { "idempotency-key": key },
    body: {},
    idempotent: true,
    token,
    ...(signal && { signal }),
  }
  return (await ask(http, call, parseTyreHotelBookings)).bookings[0] ?? null
}
