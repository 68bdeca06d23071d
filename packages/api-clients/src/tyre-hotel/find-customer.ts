import type { CallOptions } from "../content/ask.ts"
import { parseTyreHotelCustomer } from "../generated/tyre-hotel/customer.parser.js"
import type { TyreHotelCustomer } from "../generated/tyre-hotel/customer.ts"
import type { TyreHotelSearchRequest } from "../generated/tyre-hotel/search-request.ts"
import { readAnswer, send, type TyreHotelCall } from "./tyre-hotel-call.ts"
import { carry, type TyreHotelHttp } from "./tyre-hotel-http.ts"

const NO_AGREEMENT = 404 // spec 3 §7.3

/** Looks up whose tyres are stored for a car; `null` when there is no agreement. */
export async function findCustomer(
  http: TyreHotelHttp,
  { regNo }: { readonly regNo: string },
  { signal }: CallOptions = {},
): Promise<TyreHotelCustomer | null> {
  const call: TyreHotelCall = {
    operation: "findCustomer",
    path: "/authorization/search",
    ...carry(http, { regNo } satisfies TyreHotelSearchRequest, "GET"),
    idempotent: true,
    ...(signal && { signal }),
  }
  const response = await send(http, call)
  if (response.status !== NO_AGREEMENT) return readAnswer(response, call, parseTyreHotelCustomer)
  await response.body?.cancel()
  return null
}
