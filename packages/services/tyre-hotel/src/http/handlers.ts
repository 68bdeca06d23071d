import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import type { TyreHotelHandlers } from "@forecourt/contracts/tyre-hotel.operations"
import { removeHold, renewHold } from "@forecourt/service-kit/holds"
import { removeSession } from "@forecourt/service-kit/login"
import type { Caller } from "@forecourt/service-kit/service"
import { cancelOwnBooking } from "../bookings/cancel-booking.ts"
import { completeOrder, createBooking } from "../bookings/create-booking.ts"
import { holdSlot } from "../bookings/hold-slot.ts"
import { listFreeDays, listFreeTimes } from "../bookings/list-free-times.ts"
import { fetchOpenBookings } from "../bookings/open-bookings.ts"
import { sendCode } from "../codes/send-code.ts"
import { validateCode } from "../codes/validate-code.ts"
import { addReview } from "../customers/add-review.ts"
import { findCustomer } from "../customers/find-customer.ts"
import { checkOwnSession } from "../customers/sessions.ts"
import type { Texts } from "../texts/texts.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"

type TyreHotelCaller = Caller<TyreHotelContext, Texts, Session>

export const HANDLERS: TyreHotelHandlers<TyreHotelCaller> = {
  findCustomer: (search, { service: hotel, visitor }) => findCustomer(hotel, search, visitor),
  sendCode: (login, { service: hotel, visitor }) => sendCode(hotel, login, visitor),
  validateCode: (entry, { service: hotel, visitor }) => validateCode(hotel, entry, visitor),
  logOut: ({ token }, { service: hotel }) => removeSession(hotel.storage, token),
  async fetchSlotDays({ workshopIdentifier, ...request }, { service: hotel, session }) {
    checkOwnSession(session, request.regNo, workshopIdentifier)
    return listFreeDays(hotel, request, session)
  },
  async fetchSlots({ workshopIdentifier, ...request }, { service: hotel, session }) {
    checkOwnSession(session, request.regNo, workshopIdentifier)
    return listFreeTimes(hotel, request, session)
  },
  createHold: ({ token: _, ...request }, { service: hotel, session, visitor }) =>
    holdSlot(hotel, request, session, visitor.network),
  renewHold: ({ holdId }, { service: { holds } }) => renewHold(holds, holdId),
  releaseHold: ({ holdId }, { service: { holds } }) => removeHold(holds, holdId),
  async createBooking(
    { token: _, departmentIdentifier, idempotencyKey, ...request },
    { service: hotel, session, visitor },
  ) {
    checkOwnSession(session, request.regNo, departmentIdentifier)
    return createBooking(hotel, { request, session, idempotencyKey }, visitor)
  },
  settleOrder: ({ idempotencyKey }, { service: hotel, session, visitor }) =>
    completeOrder(hotel, { session, idempotencyKey }, visitor.texts),
  fetchBookings: (_, { service: hotel, session, visitor }) => fetchOpenBookings(hotel, session, visitor.texts),
  cancelBooking: (booking, { service: hotel, session }) => cancelOwnBooking(hotel, booking, session),
  addReview: (review, { service: hotel, session }) => addReview(hotel, review, session),
}

export function normalizeSearch(body: unknown): unknown {
  const regNo = (body as { regNo?: unknown } | null | undefined)?.regNo
  return typeof regNo === "string" ? { ...(body as object), regNo: normalizeRegNo(regNo) } : body
}
