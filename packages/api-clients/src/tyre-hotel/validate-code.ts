import type { CallOptions } from "../content/ask.ts"
import type { TyreHotelValidateRequest } from "../generated/tyre-hotel/validate-request.ts"
import { parseTyreHotelValidatedSession } from "../generated/tyre-hotel/validated-session.parser.js"
import type { TyreHotelValidatedSession } from "../generated/tyre-hotel/validated-session.ts"
import { ask } from "./tyre-hotel-call.ts"
import { carry, type TyreHotelHttp } from "./tyre-hotel-http.ts"

export interface CodeEntry {
  /** The credentials' token. */
  readonly authorizationToken: string
  readonly code: string
}

/** Hands in a one-time code. Never asked twice by itself: each time costs the visitor a try. */
export async function validateCode(
  http: TyreHotelHttp,
  { authorizationToken, code }: CodeEntry,
  { signal }: CallOptions = {},
): Promise<TyreHotelValidatedSession> {
  const fields = { authToken: authorizationToken, otpToken: code } satisfies TyreHotelValidateRequest
  const call = {
    operation: "validateCode",
    path: "/authorization/validate",
    ...carry(http, fields, "POST"),
    idempotent: false,
    ...(signal && { signal }),
  }
  return ask(http, call, parseTyreHotelValidatedSession)
}
