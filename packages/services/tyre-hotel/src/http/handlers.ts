import type { Operation } from "@forecourt/contracts/operation"
import type { TyreHotelHandlers } from "@forecourt/contracts/tyre-hotel.operations"
import { endSession } from "@forecourt/service-kit/login"
import { cancelBooking } from "../bookings/cancel-booking.ts"
import { createBooking, settleOrder } from "../bookings/create-booking.ts"
import { offerDays, offerTimes } from "../bookings/offer-times.ts"
import { listOpenBookings } from "../bookings/open-bookings.ts"
import { sendCode } from "../codes/send-code.ts"
import { validateCode } from "../codes/validate-code.ts"
import { addReview } from "../customers/add-review.ts"
import { findCustomer } from "../customers/find-customer.ts"
import { tidyRegNo } from "../customers/registration-number.ts"
import { fetchSession, requireOwn } from "../customers/sessions.ts"
import type { Session, TyreHotelContext, Visitor } from "../tyre-hotel.types.ts"

export interface Caller {
  readonly hotel: TyreHotelContext
  readonly visitor: Visitor
  /** Whose call it is; nobody's for calls that need no session. */
  readonly session: Session
}

const NOBODY: Session = { vehicleId: "", workshopId: "" }

/** Refuses who has no session where one is needed. One that is over can be ended all the same. */
export async function callerOf(
  hotel: TyreHotelContext,
  visitor: Visitor,
  { needsSession, name }: Operation,
  token: string,
): Promise<Caller> {
  const session = needsSession && name !== "logOut" ? await fetchSession(hotel, token) : NOBODY
  return { hotel, visitor, session }
}

/** What the tyre hotel does for each call of its contract. */
export const HANDLERS: TyreHotelHandlers<Caller> = {
  findCustomer: (search, { hotel, visitor }) => findCustomer(hotel, search, visitor),
  sendCode: (login, { hotel, visitor }) => sendCode(hotel, login, visitor),
  validateCode: (entry, { hotel, visitor }) => validateCode(hotel, entry, visitor),
  logOut: ({ token }, { hotel }) => endSession(hotel.storage, token),
  async fetchSlotDays({ workshopIdentifier, ...request }, { hotel, session }) {
    requireOwn(session, request.regNo, workshopIdentifier)
    return offerDays(hotel, request, session)
  },
  async fetchSlots({ workshopIdentifier, ...request }, { hotel, session }) {
    requireOwn(session, request.regNo, workshopIdentifier)
    return offerTimes(hotel, request, session)
  },
  async createBooking({ token: _, departmentIdentifier, idempotencyKey, ...request }, { hotel, session, visitor }) {
    requireOwn(session, request.regNo, departmentIdentifier)
    return createBooking(hotel, { request, session, idempotencyKey }, visitor.texts)
  },
  settleOrder: ({ idempotencyKey }, { hotel, session, visitor }) =>
    settleOrder(hotel, { session, idempotencyKey }, visitor.texts),
  fetchBookings: (_, { hotel, session, visitor }) => listOpenBookings(hotel, session, visitor.texts),
  cancelBooking: (booking, { hotel, session }) => cancelBooking(hotel, booking, session),
  addReview: (review, { hotel, session }) => addReview(hotel, review, session),
}

/** Brings the registration number of a search into the form that the contract has. */
export function tidySearch(body: unknown): unknown {
  const regNo = (body as { regNo?: unknown } | null | undefined)?.regNo
  return typeof regNo === "string" ? { ...(body as object), regNo: tidyRegNo(regNo) } : body
}
