import type { CallOptions } from "../content/ask.ts"
import type { TyreHotelConfirmation } from "../generated/tyre-hotel/booking-confirmation.ts"
import { parseTyreHotelBookings } from "../generated/tyre-hotel/bookings.parser.js"
import { ask } from "./tyre-hotel-call.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"

/** The bookings of a visitor's vehicle that are still to come, the next one first. */
export async function fetchBookings(
  http: TyreHotelHttp,
  { token }: { readonly token: string },
  { signal }: CallOptions = {},
): Promise<readonly TyreHotelConfirmation[]> {
  const call = {
    operation: "fetchBookings",
    path: "/booking/list",
    body: {},
    idempotent: true,
    token,
    ...(signal && { signal }),
  }
  return (await ask(http, call, parseTyreHotelBookings)).bookings
}
