// Generated from schemas/services/tyre-hotel/tyre-hotel.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
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
  TyreHotelConfirmation,
  TyreHotelCredentials,
  TyreHotelCustomer,
  TyreHotelHold,
  TyreHotelSlotDays,
  TyreHotelSlots,
  TyreHotelValidatedSession,
  ValidateCodeInput,
} from "./tyre-hotel.ts"
import { parseTyreHotelConfirmation } from "./tyre-hotel/booking-confirmation.parser.js"
import { parseTyreHotelBookingRequest } from "./tyre-hotel/booking-request.parser.js"
import { parseTyreHotelBookings } from "./tyre-hotel/bookings.parser.js"
import { parseTyreHotelCancelRequest } from "./tyre-hotel/cancel-request.parser.js"
import { parseTyreHotelCredentials } from "./tyre-hotel/credentials.parser.js"
import { parseTyreHotelCustomer } from "./tyre-hotel/customer.parser.js"
import { parseTyreHotelHoldRequest } from "./tyre-hotel/hold-request.parser.js"
import { parseTyreHotelHold } from "./tyre-hotel/hold.parser.js"
import { parseTyreHotelLoginRequest } from "./tyre-hotel/login-request.parser.js"
import {
  parseCreateBookingParameters,
  parseFetchSlotDaysParameters,
  parseFetchSlotsParameters,
  parseReleaseHoldParameters,
  parseRenewHoldParameters,
  parseSettleOrderParameters,
} from "./tyre-hotel/parameters.parser.js"
import { parseTyreHotelReviewRequest } from "./tyre-hotel/review-request.parser.js"
import { parseTyreHotelSearchRequest } from "./tyre-hotel/search-request.parser.js"
import { parseTyreHotelSlotDays } from "./tyre-hotel/slot-days.parser.js"
import { parseTyreHotelSlotsRequest } from "./tyre-hotel/slots-request.parser.js"
import { parseTyreHotelSlots } from "./tyre-hotel/slots.parser.js"
import { parseTyreHotelValidateRequest } from "./tyre-hotel/validate-request.parser.js"
import { parseTyreHotelValidatedSession } from "./tyre-hotel/validated-session.parser.js"

/** The operations of the service, with the format of their requests. */
export const TYRE_HOTEL_OPERATIONS: readonly Operation[] = [
  {
    name: "findCustomer",
    method: "POST",
    path: "/api/tirehotel/authorization/search",
    queryMethod: "GET",
    parameters: [],
    parseBody: parseTyreHotelSearchRequest,
    parseResponse: parseTyreHotelCustomer,
    needsSession: false,
    isRepeatable: true,
    mayBeNone: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      404: ["NoAgreement"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 40, regNo: 60 },
  },
  {
    name: "sendCode",
    method: "POST",
    path: "/api/tirehotel/authorization/login",
    queryMethod: "POST",
    parameters: [],
    parseBody: parseTyreHotelLoginRequest,
    parseResponse: parseTyreHotelCredentials,
    needsSession: false,
    isRepeatable: false,
    refusals: {
      400: ["BadRequest", "SearchTooOld"],
      401: ["ApiKeyWrong"],
      413: ["TooLarge"],
      429: ["TooManyRequests", "TooManyCodes"],
      500: ["ServerError"],
    },
    limits: { address: 20, encryptedPhoneNumber: 5 },
  },
  {
    name: "validateCode",
    method: "POST",
    path: "/api/tirehotel/authorization/validate",
    queryMethod: "POST",
    parameters: [],
    parseBody: parseTyreHotelValidateRequest,
    parseResponse: parseTyreHotelValidatedSession,
    needsSession: false,
    isRepeatable: false,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong", "CodeWrong", "CodeNotValid"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 40, authToken: 10 },
  },
  {
    name: "logOut",
    method: "POST",
    path: "/api/tirehotel/authorization/logout",
    parameters: [],
    needsSession: true,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong", "SessionOver"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 80, session: 5 },
  },
  {
    name: "fetchSlotDays",
    method: "POST",
    path: "/api/tirehotel/booking/GetTimeslotDays",
    parameters: [{ name: "workshopIdentifier", wire: "workshopIdentifier", in: "query" }],
    parseParameters: parseFetchSlotDaysParameters,
    parseBody: parseTyreHotelSlotsRequest,
    parseResponse: parseTyreHotelSlotDays,
    needsSession: true,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong", "SessionOver"],
      403: ["NotYourVehicle"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 200, session: 60 },
  },
  {
    name: "fetchSlots",
    method: "POST",
    path: "/api/tirehotel/booking/GetTimeslots",
    parameters: [{ name: "workshopIdentifier", wire: "workshopIdentifier", in: "query" }],
    parseParameters: parseFetchSlotsParameters,
    parseBody: parseTyreHotelSlotsRequest,
    parseResponse: parseTyreHotelSlots,
    needsSession: true,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong", "SessionOver"],
      403: ["NotYourVehicle"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 400, session: 120 },
  },
  {
    name: "createHold",
    method: "POST",
    path: "/api/tirehotel/booking/holds",
    parameters: [],
    parseBody: parseTyreHotelHoldRequest,
    parseResponse: parseTyreHotelHold,
    needsSession: true,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong", "SessionOver"],
      409: ["TimeslotNotAvailable", "HoldLimitReached"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 200, session: 60 },
  },
  {
    name: "renewHold",
    method: "POST",
    path: "/api/tirehotel/booking/holds/{holdId}/renew",
    parameters: [{ name: "holdId", wire: "holdId", in: "path" }],
    parseParameters: parseRenewHoldParameters,
    parseResponse: parseTyreHotelHold,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      409: ["HoldOver"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100 },
  },
  {
    name: "releaseHold",
    method: "POST",
    path: "/api/tirehotel/booking/holds/{holdId}/release",
    parameters: [{ name: "holdId", wire: "holdId", in: "path" }],
    parseParameters: parseReleaseHoldParameters,
    status: 204,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 200 },
  },
  {
    name: "createBooking",
    method: "POST",
    path: "/api/tirehotel/booking/create",
    parameters: [
      { name: "departmentIdentifier", wire: "departmentIdentifier", in: "query" },
      { name: "idempotencyKey", wire: "Idempotency-Key", in: "header" },
    ],
    parseParameters: parseCreateBookingParameters,
    parseBody: parseTyreHotelBookingRequest,
    parseResponse: parseTyreHotelConfirmation,
    needsSession: true,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "IdempotencyKeyMissing"],
      401: ["ApiKeyWrong", "SessionOver"],
      403: ["NotYourVehicle"],
      404: ["BookingUnknown"],
      409: ["TimeslotNotAvailable", "AlreadyBooked", "BookingCancelled", "OrderDropped", "StillRunning"],
      413: ["TooLarge"],
      422: ["IdempotencyKeyReused"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 40, session: 15 },
  },
  {
    name: "settleOrder",
    method: "POST",
    path: "/api/tirehotel/booking/settle",
    parameters: [{ name: "idempotencyKey", wire: "Idempotency-Key", in: "header" }],
    parseParameters: parseSettleOrderParameters,
    parseResponse: parseTyreHotelBookings,
    needsSession: true,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "IdempotencyKeyMissing"],
      401: ["ApiKeyWrong", "SessionOver"],
      409: ["StillRunning"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 80, session: 30 },
  },
  {
    name: "fetchBookings",
    method: "POST",
    path: "/api/tirehotel/booking/list",
    parameters: [],
    parseResponse: parseTyreHotelBookings,
    needsSession: true,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong", "SessionOver"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 200, session: 60 },
  },
  {
    name: "cancelBooking",
    method: "POST",
    path: "/api/tirehotel/booking/cancel",
    parameters: [],
    parseBody: parseTyreHotelCancelRequest,
    needsSession: true,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong", "SessionOver"],
      404: ["BookingUnknown"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 40, session: 15 },
  },
  {
    name: "addReview",
    method: "POST",
    path: "/api/tirehotel/review/addReview",
    parameters: [],
    parseBody: parseTyreHotelReviewRequest,
    needsSession: true,
    isRepeatable: false,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong", "SessionOver"],
      404: ["BookingUnknown"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 20, session: 5 },
  },
]

/** The handlers of the service's calls. */
export interface TyreHotelHandlers<Context> {
  /** Looks up the owner of the tyres that are stored for a vehicle. Spec 3 §7.3. */
  readonly findCustomer: (input: FindCustomerInput, context: Context) => Promise<TyreHotelCustomer | null>
  /**
   * Sends a one-time code to the phone that belongs to a vehicle. Spec 3 §7.3.
   *
   * Never retried, because a visitor who receives two messages does not know which code is valid.
   */
  readonly sendCode: (input: SendCodeInput, context: Context) => Promise<TyreHotelCredentials>
  /**
   * Validates a one-time code. Spec 3 §7.3.
   *
   * Never retried, because each call counts as an attempt by the visitor.
   */
  readonly validateCode: (input: ValidateCodeInput, context: Context) => Promise<TyreHotelValidatedSession>
  /** Ends a visitor's session. A session that has already ended is unaffected. */
  readonly logOut: (input: LogOutInput, context: Context) => Promise<void>
  /** Returns the days with available slots at a workshop. Spec 3 §7.3. */
  readonly fetchSlotDays: (input: FetchSlotDaysInput, context: Context) => Promise<TyreHotelSlotDays>
  /** Returns the available slots at a workshop. Spec 3 §7.3. */
  readonly fetchSlots: (input: FetchSlotsInput, context: Context) => Promise<TyreHotelSlots>
  /**
   * Holds a slot for ten minutes, so that no one else can book it.
   *
   * A vehicle has one hold: a hold for another slot ends the previous one. For the slot that the vehicle already
   * holds, the hold stays as it is and gets a new id. A booking of the vehicle ends its hold.
   */
  readonly createHold: (input: CreateHoldInput, context: Context) => Promise<TyreHotelHold>
  /** Extends a hold by ten minutes, once. */
  readonly renewHold: (input: RenewHoldInput, context: Context) => Promise<TyreHotelHold>
  /**
   * Ends a hold. The slot is free for others at once.
   *
   * It needs no session, because `navigator.sendBeacon` sends it when the visitor leaves the page.
   */
  readonly releaseHold: (input: ReleaseHoldInput, context: Context) => Promise<void>
  /** Books a wheel change, or moves a booking. Spec 3 §7.3. */
  readonly createBooking: (input: CreateBookingInput, context: Context) => Promise<TyreHotelConfirmation>
  /**
   * Returns the outcome of an order whose response was lost: its booking, or none.
   *
   * An order without a booking is dropped and makes no booking, even if it arrives later. A new order requires a new
   * key.
   */
  readonly settleOrder: (input: SettleOrderInput, context: Context) => Promise<TyreHotelBookings>
  /** Returns the upcoming bookings of a vehicle, the next first. */
  readonly fetchBookings: (input: FetchBookingsInput, context: Context) => Promise<TyreHotelBookings>
  /** Cancels a booking. */
  readonly cancelBooking: (input: CancelBookingInput, context: Context) => Promise<void>
  /**
   * Rates a booking. Spec 3 §7.3.
   *
   * Never retried, because a visitor has one vote for each booking.
   */
  readonly addReview: (input: AddReviewInput, context: Context) => Promise<void>
}
