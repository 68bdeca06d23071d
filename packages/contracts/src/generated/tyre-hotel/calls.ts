// Generated from schemas/services/tyre-hotel/tyre-hotel.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions, Session } from "../../call.ts"
import type { TyreHotelConfirmation } from "./booking-confirmation.ts"
import type { TyreHotelBookingRequest } from "./booking-request.ts"
import type { TyreHotelBookings } from "./bookings.ts"
import type { TyreHotelCancelRequest } from "./cancel-request.ts"
import type { TyreHotelCredentials } from "./credentials.ts"
import type { TyreHotelCustomer } from "./customer.ts"
import type { TyreHotelHoldRequest } from "./hold-request.ts"
import type { TyreHotelHold } from "./hold.ts"
import type { TyreHotelLoginRequest } from "./login-request.ts"
import type {
  CreateBookingParameters,
  FetchSlotDaysParameters,
  FetchSlotsParameters,
  ReleaseHoldParameters,
  RenewHoldParameters,
  SettleOrderParameters,
} from "./parameters.ts"
import type { TyreHotelReviewRequest } from "./review-request.ts"
import type { TyreHotelSearchRequest } from "./search-request.ts"
import type { TyreHotelSlotDays } from "./slot-days.ts"
import type { TyreHotelSlotsRequest } from "./slots-request.ts"
import type { TyreHotelSlots } from "./slots.ts"
import type { TyreHotelValidateRequest } from "./validate-request.ts"
import type { TyreHotelValidatedSession } from "./validated-session.ts"

/** The input of `findCustomer`. */
export type FindCustomerInput = TyreHotelSearchRequest

/** The input of `sendCode`. */
export type SendCodeInput = TyreHotelLoginRequest

/** The input of `validateCode`. */
export type ValidateCodeInput = TyreHotelValidateRequest

/** The input of `logOut`. */
export type LogOutInput = Session

/** The input of `fetchSlotDays`. */
export type FetchSlotDaysInput = FetchSlotDaysParameters & TyreHotelSlotsRequest & Session

/** The input of `fetchSlots`. */
export type FetchSlotsInput = FetchSlotsParameters & TyreHotelSlotsRequest & Session

/** The input of `createHold`. */
export type CreateHoldInput = TyreHotelHoldRequest & Session

/** The input of `renewHold`. */
export type RenewHoldInput = RenewHoldParameters

/** The input of `releaseHold`. */
export type ReleaseHoldInput = ReleaseHoldParameters

/** The input of `createBooking`. */
export type CreateBookingInput = CreateBookingParameters & TyreHotelBookingRequest & Session

/** The input of `settleOrder`. */
export type SettleOrderInput = SettleOrderParameters & Session

/** The input of `fetchBookings`. */
export type FetchBookingsInput = Session

/** The input of `cancelBooking`. */
export type CancelBookingInput = TyreHotelCancelRequest & Session

/** The input of `addReview`. */
export type AddReviewInput = TyreHotelReviewRequest & Session

/** The calls of tyre-hotel as plain functions, for clients and for the machines of flows. */
export interface TyreHotelCalls {
  /** Looks up the owner of the tyres that are stored for a vehicle. Spec 3 §7.3. */
  readonly findCustomer: (input: FindCustomerInput, options?: CallOptions) => Promise<TyreHotelCustomer | null>
  /**
   * Sends a one-time code to the phone that belongs to a vehicle. Spec 3 §7.3.
   *
   * Never retried, because a visitor who receives two messages does not know which code is valid.
   */
  readonly sendCode: (input: SendCodeInput, options?: CallOptions) => Promise<TyreHotelCredentials>
  /**
   * Validates a one-time code. Spec 3 §7.3.
   *
   * Never retried, because each call counts as an attempt by the visitor.
   */
  readonly validateCode: (input: ValidateCodeInput, options?: CallOptions) => Promise<TyreHotelValidatedSession>
  /** Ends a visitor's session. A session that has already ended is unaffected. */
  readonly logOut: (input: LogOutInput, options?: CallOptions) => Promise<void>
  /** Returns the days with available slots at a workshop. Spec 3 §7.3. */
  readonly fetchSlotDays: (input: FetchSlotDaysInput, options?: CallOptions) => Promise<TyreHotelSlotDays>
  /** Returns the available slots at a workshop. Spec 3 §7.3. */
  readonly fetchSlots: (input: FetchSlotsInput, options?: CallOptions) => Promise<TyreHotelSlots>
  /**
   * Holds a slot for ten minutes, so that no one else can book it.
   *
   * A vehicle has one hold: a hold for another slot ends the previous one. For the slot that the vehicle already
   * holds, the hold stays as it is and gets a new id. A booking of the vehicle ends its hold.
   */
  readonly createHold: (input: CreateHoldInput, options?: CallOptions) => Promise<TyreHotelHold>
  /** Extends a hold by ten minutes, once. */
  readonly renewHold: (input: RenewHoldInput, options?: CallOptions) => Promise<TyreHotelHold>
  /**
   * Ends a hold. The slot is free for others at once.
   *
   * It needs no session, because `navigator.sendBeacon` sends it when the visitor leaves the page.
   */
  readonly releaseHold: (input: ReleaseHoldInput, options?: CallOptions) => Promise<void>
  /** Books a wheel change, or moves a booking. Spec 3 §7.3. */
  readonly createBooking: (input: CreateBookingInput, options?: CallOptions) => Promise<TyreHotelConfirmation>
  /**
   * Returns the outcome of an order whose response was lost: its booking, or none.
   *
   * An order without a booking is dropped and makes no booking, even if it arrives later. A new order requires a new
   * key.
   */
  readonly settleOrder: (input: SettleOrderInput, options?: CallOptions) => Promise<TyreHotelBookings>
  /** Returns the upcoming bookings of a vehicle, the next first. */
  readonly fetchBookings: (input: FetchBookingsInput, options?: CallOptions) => Promise<TyreHotelBookings>
  /** Cancels a booking. */
  readonly cancelBooking: (input: CancelBookingInput, options?: CallOptions) => Promise<void>
  /**
   * Rates a booking. Spec 3 §7.3.
   *
   * Never retried, because a visitor has one vote for each booking.
   */
  readonly addReview: (input: AddReviewInput, options?: CallOptions) => Promise<void>
}

/** The names of the calls. */
export const TYRE_HOTEL_CALLS = [
  "findCustomer",
  "sendCode",
  "validateCode",
  "logOut",
  "fetchSlotDays",
  "fetchSlots",
  "createHold",
  "renewHold",
  "releaseHold",
  "createBooking",
  "settleOrder",
  "fetchBookings",
  "cancelBooking",
  "addReview",
] as const

/** The error codes of the calls, with their HTTP statuses. */
export const TYRE_HOTEL_PROBLEMS = {
  BadRequest: 400,
  IdempotencyKeyMissing: 400,
  SearchTooOld: 400,
  ApiKeyWrong: 401,
  CodeNotValid: 401,
  CodeWrong: 401,
  SessionOver: 401,
  NotYourVehicle: 403,
  BookingUnknown: 404,
  NoAgreement: 404,
  AlreadyBooked: 409,
  BookingCancelled: 409,
  HoldLimitReached: 409,
  HoldOver: 409,
  OrderDropped: 409,
  StillRunning: 409,
  TimeslotNotAvailable: 409,
  TooLarge: 413,
  IdempotencyKeyReused: 422,
  TooManyCodes: 429,
  TooManyRequests: 429,
  ServerError: 500,
} as const

/** An error code of a call. */
export type TyreHotelProblem = keyof typeof TYRE_HOTEL_PROBLEMS
