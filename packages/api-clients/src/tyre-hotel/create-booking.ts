import type { CallOptions } from "../content/ask.ts"
import { parseTyreHotelConfirmation } from "../generated/tyre-hotel/booking-confirmation.parser.js"
import type { TyreHotelConfirmation } from "../generated/tyre-hotel/booking-confirmation.ts"
import type { TyreHotelBookingRequest } from "../generated/tyre-hotel/booking-request.ts"
import { ask } from "./tyre-hotel-call.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"

export interface BookingOrder {
  /** Identifier of the workshop: the location's erpId. */
  readonly workshop: string
  readonly booking: TyreHotelBookingRequest
  /** Names this order, made once by the visitor: however often it arrives, there is one booking. */
  readonly key: string
  /** Names the visitor's session. */
  readonly token: string
}

/**
 * Books a wheel change.
 *
 * Asked again when the service is busy, because the key lets it tell the same order from another.
 */
export async function createBooking(
  http: TyreHotelHttp,
  { workshop, booking, key, token }: BookingOrder,
  { signal }: CallOptions = {},
): Promise<TyreHotelConfirmation> {
  const call = {
    operation: "createBooking",
    path: "/booking/create",
    query: { departmentIdentifier: workshop },
    headers: { "idempotency-key": key },
    body: booking,
    idempotent: true,
    token,
    ...(signal && { signal }),
  }
  return ask(http, call, parseTyreHotelConfirmation)
}
