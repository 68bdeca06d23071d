// Generated from schemas/services/tyre-hotel/tyre-hotel.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type {
  AddReviewInput,
  CancelBookingInput,
  CreateBookingInput,
  CreateHoldInput,
  FetchBookingsInput,
  FetchSlotDaysInput,
  FetchSlotsInput,
  FindCustomerInput,
  LogOutInput,
  ReleaseHoldInput,
  RenewHoldInput,
  SendCodeInput,
  SettleOrderInput,
  TyreHotelBookings,
  TyreHotelCalls,
  TyreHotelConfirmation,
  TyreHotelCredentials,
  TyreHotelCustomer,
  TyreHotelHold,
  TyreHotelSlotDays,
  TyreHotelSlots,
  TyreHotelValidatedSession,
  ValidateCodeInput,
} from "@forecourt/contracts/tyre-hotel"
import { parseTyreHotelConfirmation } from "@forecourt/contracts/tyre-hotel/booking-confirmation"
import { parseTyreHotelBookings } from "@forecourt/contracts/tyre-hotel/bookings"
import { parseTyreHotelCredentials } from "@forecourt/contracts/tyre-hotel/credentials"
import { parseTyreHotelCustomer } from "@forecourt/contracts/tyre-hotel/customer"
import { parseTyreHotelHold } from "@forecourt/contracts/tyre-hotel/hold"
import { parseTyreHotelSlotDays } from "@forecourt/contracts/tyre-hotel/slot-days"
import { parseTyreHotelSlots } from "@forecourt/contracts/tyre-hotel/slots"
import { parseTyreHotelValidatedSession } from "@forecourt/contracts/tyre-hotel/validated-session"
import { fetchOrNull, fetchParsed, sendCall, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createTyreHotelHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("tyre-hotel", options, { apiKeyHeader: "x-api-key" })
}

/** Looks up the owner of the tyres that are stored for a vehicle. Spec 3 §7.3. */
export function findCustomer(
  http: ServiceHttp,
  body: FindCustomerInput,
  options?: CallOptions,
): Promise<TyreHotelCustomer | null> {
  const request: ServiceRequest = {
    operation: "findCustomer",
    method: "POST",
    path: "/api/tirehotel/authorization/search",
    body,
    queryMethod: "GET",
    isRepeatable: true,
  }
  return fetchOrNull(http, request, parseTyreHotelCustomer, options)
}

/**
 * Sends a one-time code to the phone that belongs to a vehicle. Spec 3 §7.3.
 *
 * Never retried, because a visitor who receives two messages does not know which code is valid.
 */
export function sendCode(http: ServiceHttp, body: SendCodeInput, options?: CallOptions): Promise<TyreHotelCredentials> {
  const request: ServiceRequest = {
    operation: "sendCode",
    method: "POST",
    path: "/api/tirehotel/authorization/login",
    body,
    queryMethod: "POST",
    isRepeatable: false,
  }
  return fetchParsed(http, request, parseTyreHotelCredentials, options)
}

/**
 * Validates a one-time code. Spec 3 §7.3.
 *
 * Never retried, because each call counts as an attempt by the visitor.
 */
export function validateCode(
  http: ServiceHttp,
  body: ValidateCodeInput,
  options?: CallOptions,
): Promise<TyreHotelValidatedSession> {
  const request: ServiceRequest = {
    operation: "validateCode",
    method: "POST",
    path: "/api/tirehotel/authorization/validate",
    body,
    queryMethod: "POST",
    isRepeatable: false,
  }
  return fetchParsed(http, request, parseTyreHotelValidatedSession, options)
}

/** Ends a visitor's session. A session that has already ended is unaffected. */
export function logOut(http: ServiceHttp, { token }: LogOutInput, options?: CallOptions): Promise<void> {
  const request: ServiceRequest = {
    operation: "logOut",
    method: "POST",
    path: "/api/tirehotel/authorization/logout",
    body: {},
    token,
    isRepeatable: true,
  }
  return sendCall(http, request, options)
}

/** Returns the days with available slots at a workshop. Spec 3 §7.3. */
export function fetchSlotDays(
  http: ServiceHttp,
  { workshopIdentifier, token, ...body }: FetchSlotDaysInput,
  options?: CallOptions,
): Promise<TyreHotelSlotDays> {
  const request: ServiceRequest = {
    operation: "fetchSlotDays",
    method: "POST",
    path: "/api/tirehotel/booking/GetTimeslotDays",
    query: { workshopIdentifier },
    body,
    token,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseTyreHotelSlotDays, options)
}

/** Returns the available slots at a workshop. Spec 3 §7.3. */
export function fetchSlots(
  http: ServiceHttp,
  { workshopIdentifier, token, ...body }: FetchSlotsInput,
  options?: CallOptions,
): Promise<TyreHotelSlots> {
  const request: ServiceRequest = {
    operation: "fetchSlots",
    method: "POST",
    path: "/api/tirehotel/booking/GetTimeslots",
    query: { workshopIdentifier },
    body,
    token,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseTyreHotelSlots, options)
}

/**
 * Holds a slot for ten minutes, so that no one else can book it.
 *
 * A vehicle has one hold: a hold for another slot ends the previous one. For the slot that the vehicle already
 * holds, the hold stays as it is and gets a new id. A booking of the vehicle ends its hold.
 */
export function createHold(
  http: ServiceHttp,
  { token, ...body }: CreateHoldInput,
  options?: CallOptions,
): Promise<TyreHotelHold> {
  const request: ServiceRequest = {
    operation: "createHold",
    method: "POST",
    path: "/api/tirehotel/booking/holds",
    body,
    token,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseTyreHotelHold, options)
}

/** Extends a hold by ten minutes, once. */
export function renewHold(
  http: ServiceHttp,
  { holdId }: RenewHoldInput,
  options?: CallOptions,
): Promise<TyreHotelHold> {
  const request: ServiceRequest = {
    operation: "renewHold",
    method: "POST",
    path: "/api/tirehotel/booking/holds/{holdId}/renew",
    segments: { holdId },
    body: {},
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseTyreHotelHold, options)
}

/**
 * Ends a hold. The slot is free for others at once.
 *
 * It needs no session, because `navigator.sendBeacon` sends it when the visitor leaves the page.
 */
export function releaseHold(http: ServiceHttp, { holdId }: ReleaseHoldInput, options?: CallOptions): Promise<void> {
  const request: ServiceRequest = {
    operation: "releaseHold",
    method: "POST",
    path: "/api/tirehotel/booking/holds/{holdId}/release",
    segments: { holdId },
    body: {},
    status: 204,
    isRepeatable: true,
  }
  return sendCall(http, request, options)
}

/** Books a wheel change, or moves a booking. Spec 3 §7.3. */
export function createBooking(
  http: ServiceHttp,
  { departmentIdentifier, idempotencyKey, token, ...body }: CreateBookingInput,
  options?: CallOptions,
): Promise<TyreHotelConfirmation> {
  const request: ServiceRequest = {
    operation: "createBooking",
    method: "POST",
    path: "/api/tirehotel/booking/create",
    query: { departmentIdentifier },
    headers: { "idempotency-key": idempotencyKey },
    body,
    token,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseTyreHotelConfirmation, options)
}

/**
 * Returns the outcome of an order whose response was lost: its booking, or none.
 *
 * An order without a booking is dropped and makes no booking, even if it arrives later. A new order requires a new
 * key.
 */
export function settleOrder(
  http: ServiceHttp,
  { idempotencyKey, token }: SettleOrderInput,
  options?: CallOptions,
): Promise<TyreHotelBookings> {
  const request: ServiceRequest = {
    operation: "settleOrder",
    method: "POST",
    path: "/api/tirehotel/booking/settle",
    headers: { "idempotency-key": idempotencyKey },
    body: {},
    token,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseTyreHotelBookings, options)
}

/** Returns the upcoming bookings of a vehicle, the next first. */
export function fetchBookings(
  http: ServiceHttp,
  { token }: FetchBookingsInput,
  options?: CallOptions,
): Promise<TyreHotelBookings> {
  const request: ServiceRequest = {
    operation: "fetchBookings",
    method: "POST",
    path: "/api/tirehotel/booking/list",
    body: {},
    token,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseTyreHotelBookings, options)
}

/** Cancels a booking. */
export function cancelBooking(
  http: ServiceHttp,
  { token, ...body }: CancelBookingInput,
  options?: CallOptions,
): Promise<void> {
  const request: ServiceRequest = {
    operation: "cancelBooking",
    method: "POST",
    path: "/api/tirehotel/booking/cancel",
    body,
    token,
    isRepeatable: true,
  }
  return sendCall(http, request, options)
}

/**
 * Rates a booking. Spec 3 §7.3.
 *
 * Never retried, because a visitor has one vote for each booking.
 */
export function addReview(http: ServiceHttp, { token, ...body }: AddReviewInput, options?: CallOptions): Promise<void> {
  const request: ServiceRequest = {
    operation: "addReview",
    method: "POST",
    path: "/api/tirehotel/review/addReview",
    body,
    token,
    isRepeatable: false,
  }
  return sendCall(http, request, options)
}

/** Creates all calls of the service for one connection. */
export function tyreHotelClient(http: ServiceHttp): TyreHotelCalls {
  return {
    findCustomer: (input, options) => findCustomer(http, input, options),
    sendCode: (input, options) => sendCode(http, input, options),
    validateCode: (input, options) => validateCode(http, input, options),
    logOut: (input, options) => logOut(http, input, options),
    fetchSlotDays: (input, options) => fetchSlotDays(http, input, options),
    fetchSlots: (input, options) => fetchSlots(http, input, options),
    createHold: (input, options) => createHold(http, input, options),
    renewHold: (input, options) => renewHold(http, input, options),
    releaseHold: (input, options) => releaseHold(http, input, options),
    createBooking: (input, options) => createBooking(http, input, options),
    settleOrder: (input, options) => settleOrder(http, input, options),
    fetchBookings: (input, options) => fetchBookings(http, input, options),
    cancelBooking: (input, options) => cancelBooking(http, input, options),
    addReview: (input, options) => addReview(http, input, options),
  }
}
