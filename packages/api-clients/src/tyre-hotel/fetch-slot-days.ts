import type { CallOptions } from "../content/ask.ts"
import { parseTyreHotelSlotDays } from "../generated/tyre-hotel/slot-days.parser.js"
import type { TyreHotelSlotsRequest } from "../generated/tyre-hotel/slots-request.ts"
import { ask } from "./tyre-hotel-call.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"

export interface SlotDaysRequest {
  /** Identifier of the workshop: the location's erpId. */
  readonly workshop: string
  /** What names the vehicle here: its brandCode. */
  readonly regNo: string
  /** First day, for example 2026-11-25. */
  readonly from: string
  /** Last day. */
  readonly to: string
  /** Names the visitor's session. */
  readonly token: string
}

const DAY_LENGTH = "2026-11-25".length

/** Days with free times at a workshop, each once, the earliest first. */
export async function fetchSlotDays(
  http: TyreHotelHttp,
  { workshop, regNo, from, to, token }: SlotDaysRequest,
  { signal }: CallOptions = {},
): Promise<readonly string[]> {
  const call = {
    operation: "fetchSlotDays",
    path: "/booking/GetTimeslotDays",
    query: { workshopIdentifier: workshop },
    body: { startDate: from, endDate: to, regNo } satisfies TyreHotelSlotsRequest,
    idempotent: true,
    token,
    ...(signal && { signal }),
  }
  const { availableDates } = await ask(http, call, parseTyreHotelSlotDays)
  return [...new Set(availableDates.map(({ date }) => date.slice(0, DAY_LENGTH)))].sort()
}
