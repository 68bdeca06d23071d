import type { CallOptions } from "../content/ask.ts"
import type { TyreHotelReviewRequest } from "../generated/tyre-hotel/review-request.ts"
import { ask } from "./tyre-hotel-call.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"

export interface Review extends TyreHotelReviewRequest {
  /** Names the visitor's session. */
  readonly token: string
}

/** Rates a booking. Never asked twice by itself: one visitor has one voice for each booking. */
export async function addReview(
  http: TyreHotelHttp,
  { rating, comment, date, bookingConfirmationId, token }: Review,
  { signal }: CallOptions = {},
): Promise<void> {
  const call = {
    operation: "addReview",
    path: "/review/addReview",
    body: {
      ...{ rating, comment, date },
      ...(bookingConfirmationId !== undefined && { bookingConfirmationId }),
    } satisfies TyreHotelReviewRequest,
    idempotent: false,
    token,
    ...(signal && { signal }),
  }
  // The specification says nothing about what the answer holds.
  await ask(http, call, () => true)
}
