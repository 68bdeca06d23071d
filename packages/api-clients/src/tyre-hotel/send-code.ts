import type { CallOptions } from "../content/ask.ts"
import { parseTyreHotelCredentials } from "../generated/tyre-hotel/credentials.parser.js"
import type { TyreHotelCredentials } from "../generated/tyre-hotel/credentials.ts"
import type { TyreHotelLoginRequest } from "../generated/tyre-hotel/login-request.ts"
import { ask } from "./tyre-hotel-call.ts"
import { carry, type TyreHotelHttp } from "./tyre-hotel-http.ts"

/**
 * Has a one-time code sent to the phone that belongs to a car.
 *
 * Never asked twice by itself: a visitor who gets two messages does not know which code counts.
 */
export async function sendCode(
  http: TyreHotelHttp,
  { encryptedPhoneNumber }: { readonly encryptedPhoneNumber: string },
  { signal }: CallOptions = {},
): Promise<TyreHotelCredentials> {
  const call = {
    operation: "sendCode",
    path: "/authorization/login",
    ...carry(http, { encryptedPhoneNumber } satisfies TyreHotelLoginRequest, "POST"),
    idempotent: false,
    ...(signal && { signal }),
  }
  return ask(http, call, parseTyreHotelCredentials)
}
