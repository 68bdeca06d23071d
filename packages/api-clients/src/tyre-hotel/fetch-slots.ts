import type { CallOptions } from "../content/ask.ts"
import { parseTyreHotelSlots } from "../generated/tyre-hotel/slots.parser.js"
import type { TyreHotelSlotsRequest } from "../generated/tyre-hotel/slots-request.ts"
import { ask } from "./tyre-hotel-call.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"

export interface SlotsRequest {
  /** Identifier of the workshop: the location's erpId. */
  readonly workshop: string
  /** What names the vehicle here: its brandCode. */
  readonly regNo: string
  /** The chosen day, for example 2026-12-01. */
  readonly date: string
  /** Names the visitor's session. */
  readonly token: string
}

/** When an appointment may begin. */
export interface Slot {
  /** The workshop's own date and time, as the service gave it. */
  readonly start: string
  /** What the visitor reads, for example 08:00. */
  readonly time: string
}

/** `HH:mm` in `2026-12-01T08:00:00`. */
const TIME = [11, 16] as const

/**
 * Free times of a day at a workshop, each once, the earliest first.
 *
 * Only the time is shown, so times of other days are left out.
 */
export async function fetchSlots(
  http: TyreHotelHttp,
  { workshop, regNo, date, token }: SlotsRequest,
  { signal }: CallOptions = {},
): Promise<readonly Slot[]> {
  const call = {
    operation: "fetchSlots",
    path: "/booking/GetTimeslots",
    query: { workshopIdentifier: workshop },
    body: { startDate: date, endDate: date, regNo } satisfies TyreHotelSlotsRequest,
    idempotent: true,
    token,
    ...(signal && { signal }),
  }
  const { availableTimeSlotDates } = await ask(http, call, parseTyreHotelSlots)
  const starts = availableTimeSlotDates.flatMap(({ startTime }) => startTime).filter((start) => start.startsWith(date))
  const startAt = new Map(starts.map((start) => [start.slice(...TIME), start]))
  return [...startAt].map(([time, start]) => ({ start, time })).sort((one, other) => (one.time < other.time ? -1 : 1))
}
