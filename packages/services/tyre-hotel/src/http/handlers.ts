import { tidyRegNo } from "@forecourt/contracts/registration-number"
import type { TyreHotelHandlers } from "@forecourt/contracts/tyre-hotel.operations"
import { endSession } from "@forecourt/service-kit/login"
import type { Caller } from "@forecourt/service-kit/service"
import { cancelBooking } from "../bookings/cancel-booking.ts"
import { createBooking, settleOrder } from "../bookings/create-booking.ts"
import { offerDays, offerTimes } from "../bookings/offer-times.ts"
import { fetchOpenBookings } from "../bookings/open-bookings.ts"
import { sendCode } from "../codes/send-code.ts"
import { validateCode } from "../codes/validate-code.ts"
import { addReview } from "../customers/add-review.ts"
import { findCustomer } from "../customers/find-customer.ts"
import { requireOwn } from "../customers/sessions.ts"
import type { Texts } from "../texts/texts.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"

type TyreHotelCaller = Caller<TyreHotelContext, Texts, Session>

/** What the tyre hotel does for each call of its contract. */
export const HANDLERS: TyreHotelHandlers<TyreHotelCaller> = {
  findCustomer: (search, { service: hotel, visitor }) => findCustomer(hotel, search, visitor),
  sendCode: (login, { service: hotel, visitor }) => sendCode(hotel, login, visitor),
  validateCode: (entry, { service: hotel, visitor }) => validateCode(hotel, entry, visitor),
  logOut: ({ token }, { service: hotel }) => endSession(hotel.storage, token),
  async fetchSlotDays({ workshopIdentifier, ...request }, { service: hotel, session }) {
    requireOwn(session, request.regNo, workshopIdentifier)
    return offerDays(hotel, request, session)
  },
  async fetchSlots({ workshopIdentifier, ...request }, { service: hotel, session }) {
    requireOwn(session, request.regNo, workshopIdentifier)
    return offerTimes(hotel, request, session)
  },
  async createBooking(
    { token: _, departmentIdentifier, idempotencyKey, ...request },
    { service: hotel, session, visitor },
  ) {
    requireOwn(session, request.regNo, departmentIdentifier)
    return createBooking(hotel, { request, session, idempotencyKey }, visitor.texts)
  },
  settleOrder: ({ idempotencyKey }, { service: hotel, session, visitor }) =>
    settleOrder(hotel, { session, idempotencyKey }, visitor.texts),
  fetchBookings: (_, { service: hotel, session, visitor }) => fetchOpenBookings(hotel, session, visitor.texts),
  cancelBooking: (booking, { service: hotel, session }) => cancelBooking(hotel, booking, session),
  addReview: (review, { service: hotel, session }) => addReview(hotel, review, session),
}

/** Brings the registration number of a search into the form that the contract has. */
export function tidySearch(body: unknown): unknown {
  const regNo = (body as { regNo?: unknown } | null | undefined)?.regNo
  return typeof regNo === "string" ? { ...(body as object), regNo: tidyRegNo(regNo) } : body
}
