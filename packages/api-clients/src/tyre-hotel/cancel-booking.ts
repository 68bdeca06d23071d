import type { CallOptions } from "../content/ask.ts"
import type { TyreHotelCancelRequest } from "../generated/tyre-hotel/cancel-request.ts"
import { ask } from "./tyre-hotel-call.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"

export interface Cancellation extends TyreHotelCancelRequest {
  /** Names the visitor's session. */
  readonly token: string
}

/** Takes a booking back. Asked twice, it is cancelled all the same. */
export async function cancelBooking(
  http: TyreHotelHttp,
  { bookingConfirmationId, token }: Cancellation,
  { signal }: CallOptions = {},
): Promise<void> {
  const call = {
    operation: "cancelBooking",
    path: "/booking/cancel",
    body: { bookingConfirmationId } satisfies TyreHotelCancelRequest,
    idempotent: true,
    token,
    ...(signal && { signal }),
  }
  await ask(http, call, () => true)
}
