import { TYRE_HOTEL_PROBLEMS } from "@forecourt/contracts/tyre-hotel/calls"
import { TYRE_HOTEL_OPERATIONS, type TyreHotelHandlers } from "@forecourt/contracts/tyre-hotel.operations"
import { forwardedAddressOf, forwardedHostOf, type ServiceEnv } from "@forecourt/service-kit/http"
import { networkOf, type RateLimiter } from "@forecourt/service-kit/limits"
import { operationRoutes } from "@forecourt/service-kit/operations"
import type { Context, Hono } from "hono"
import { SERVICE } from "../storage/open-storage.ts"
import { refusalText, textsFor } from "../texts/texts.ts"
import type { TyreHotelContext, Visitor } from "../tyre-hotel.types.ts"
import { type Caller, callerOf, HANDLERS, tidySearch } from "./handlers.ts"

interface RouteOptions {
  readonly apiKey: string
  readonly calls: RateLimiter
  readonly say: (line: string) => void
}

/** Routes for the calls of the tyre hotel's contract. */
export function tyreHotelRoutes(hotel: TyreHotelContext, { apiKey, calls, say }: RouteOptions): Hono<ServiceEnv> {
  return operationRoutes<Caller, TyreHotelHandlers<Caller>>({
    service: SERVICE,
    below: "/api/tirehotel",
    operations: TYRE_HOTEL_OPERATIONS,
    handlers: HANDLERS,
    statuses: TYRE_HOTEL_PROBLEMS,
    apiKey,
    count: async (context) => (await calls.take(visitorOf(context).network)).retryAfterMs,
    callerOf: (context, operation, token) => callerOf(hotel, visitorOf(context), operation, token),
    messageFor: (context, code) => refusalText(visitorOf(context).texts, code),
    tidy: { findCustomer: tidySearch },
    say,
  })
}

/** The visitor whom the site speaks for: the site says where from, and vouches for it with its key. */
function visitorOf(context: Context<ServiceEnv>): Visitor {
  return {
    network: networkOf(forwardedAddressOf(context)),
    host: forwardedHostOf(context),
    texts: textsFor(context.req.header("accept-language") ?? ""),
  }
}
