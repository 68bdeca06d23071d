// Generated from schemas/services/workshop-booking/workshop-booking.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions, StreamEvent, StreamOptions } from "../../call.ts"
import type { WorkshopBookingAuthorized } from "./authorized-workshop.ts"
import type { WorkshopBookingRequest } from "./booking-request.ts"
import type { WorkshopBookingConfirmation } from "./booking.ts"
import type { WorkshopBookingBookings } from "./bookings.ts"
import type { WorkshopBookingCar } from "./car.ts"
import type { WorkshopBookingCatalogue } from "./catalogue.ts"
import type { WorkshopBookingEarliestTime } from "./earliest-time.ts"
import type { WorkshopBookingHoldRequest } from "./hold-request.ts"
import type { WorkshopBookingHold } from "./hold.ts"
import type { WorkshopBookingNoSites } from "./no-sites.ts"
import type { WorkshopBookingPageEnd } from "./page-end.ts"
import type {
  CreateBookingParameters,
  FetchAddonsParameters,
  FetchAuthorizedWorkshopParameters,
  FetchCarParameters,
  FetchEarliestTimeParameters,
  FetchPricesParameters,
  FetchServicesParameters,
  FetchTimeslotsParameters,
  ReleaseHoldParameters,
  RemoveHoldParameters,
  RenewHoldParameters,
  SettleOrderParameters,
  WatchClosestWorkshopsParameters,
} from "./parameters.ts"
import type { WorkshopBookingPrices } from "./prices.ts"
import type { WorkshopBookingSettleRequest } from "./settle-request.ts"
import type { WorkshopBookingStreamFailure } from "./stream-failure.ts"
import type { WorkshopBookingTimeslots } from "./timeslots.ts"
import type { WorkshopBookingWorkshop } from "./workshop.ts"

/** The input of `fetchCar`. */
export type FetchCarInput = FetchCarParameters

/** The input of `fetchServices`. */
export type FetchServicesInput = FetchServicesParameters

/** The input of `fetchAddons`. */
export type FetchAddonsInput = FetchAddonsParameters

/** The input of `watchClosestWorkshops`. */
export type WatchClosestWorkshopsInput = WatchClosestWorkshopsParameters

/** The input of `fetchEarliestTime`. */
export type FetchEarliestTimeInput = FetchEarliestTimeParameters

/** The input of `fetchTimeslots`. */
export type FetchTimeslotsInput = FetchTimeslotsParameters

/** The input of `createHold`. */
export type CreateHoldInput = WorkshopBookingHoldRequest

/** The input of `removeHold`. */
export type RemoveHoldInput = RemoveHoldParameters

/** The input of `renewHold`. */
export type RenewHoldInput = RenewHoldParameters

/** The input of `releaseHold`. */
export type ReleaseHoldInput = ReleaseHoldParameters

/** The input of `createBooking`. */
export type CreateBookingInput = CreateBookingParameters & WorkshopBookingRequest

/** The input of `settleOrder`. */
export type SettleOrderInput = SettleOrderParameters & WorkshopBookingSettleRequest

/** The input of `fetchAuthorizedWorkshop`. */
export type FetchAuthorizedWorkshopInput = FetchAuthorizedWorkshopParameters

/** The input of `fetchPrices`. */
export type FetchPricesInput = FetchPricesParameters

/** The events of `watchClosestWorkshops`. */
export type WatchClosestWorkshopsEvent =
  | StreamEvent<"message", WorkshopBookingWorkshop>
  | StreamEvent<"page", WorkshopBookingPageEnd>
  | StreamEvent<"nosites", WorkshopBookingNoSites>
  | StreamEvent<"failed", WorkshopBookingStreamFailure>

/** The calls of workshop-booking as plain functions, for clients and for the machines of flows. */
export interface WorkshopBookingCalls {
  /** Looks up a vehicle. Spec 3 §7.1. */
  readonly fetchCar: (input: FetchCarInput, options?: CallOptions) => Promise<WorkshopBookingCar>
  /** Returns the services that can be booked for a vehicle. Spec 3 §7.1. */
  readonly fetchServices: (input: FetchServicesInput, options?: CallOptions) => Promise<WorkshopBookingCatalogue>
  /** Returns the add-ons that can be booked for a vehicle. Spec 3 §7.1. */
  readonly fetchAddons: (input: FetchAddonsInput, options?: CallOptions) => Promise<WorkshopBookingCatalogue>
  /**
   * Streams the workshops that provide the requested services, the closest first. Spec 3 §7.1.
   *
   * The id of each workshop event is its `departmentId`, so `Last-Event-ID` and `cursor` are equivalent. A page ends
   * with `page`, the list with `nosites` and a failed search with `failed`; a client that receives one of these
   * events does not reconnect.
   */
  readonly watchClosestWorkshops: (
    input: WatchClosestWorkshopsInput,
    options?: StreamOptions,
  ) => AsyncIterable<WatchClosestWorkshopsEvent>
  /** Returns the earliest available slot of all workshops that provide the requested services. */
  readonly fetchEarliestTime: (
    input: FetchEarliestTimeInput,
    options?: CallOptions,
  ) => Promise<WorkshopBookingEarliestTime>
  /** Returns the availability at a workshop in the four weeks from a given day. Spec 3 §7.1. */
  readonly fetchTimeslots: (input: FetchTimeslotsInput, options?: CallOptions) => Promise<WorkshopBookingTimeslots>
  /**
   * Holds a time for ten minutes, so that no one else can book it.
   *
   * A visitor has one hold: a hold for another time ends the previous one. For the time that the visitor already
   * holds, the hold stays as it is and gets a new id.
   */
  readonly createHold: (input: CreateHoldInput, options?: CallOptions) => Promise<WorkshopBookingHold>
  /** Ends a hold. The time is free for others at once. */
  readonly removeHold: (input: RemoveHoldInput, options?: CallOptions) => Promise<void>
  /** Extends a hold by ten minutes, once. */
  readonly renewHold: (input: RenewHoldInput, options?: CallOptions) => Promise<WorkshopBookingHold>
  /** Ends a hold when the visitor leaves the page, by `navigator.sendBeacon`, which can only send a POST. */
  readonly releaseHold: (input: ReleaseHoldInput, options?: CallOptions) => Promise<void>
  /** Books services at a workshop, once for each key. Spec 3 §7.1. */
  readonly createBooking: (input: CreateBookingInput, options?: CallOptions) => Promise<WorkshopBookingConfirmation>
  /**
   * Returns the outcome of an order whose response was lost. An order without a booking can no longer make a
   * booking.
   */
  readonly settleOrder: (input: SettleOrderInput, options?: CallOptions) => Promise<WorkshopBookingBookings>
  /** Checks for authorised workshops of a brand. Spec 3 §7.1. */
  readonly fetchAuthorizedWorkshop: (
    input: FetchAuthorizedWorkshopInput,
    options?: CallOptions,
  ) => Promise<WorkshopBookingAuthorized>
  /** Returns the prices of services at a workshop. Spec 3 §7.1. */
  readonly fetchPrices: (input: FetchPricesInput, options?: CallOptions) => Promise<WorkshopBookingPrices>
}

/** The names of the calls. */
export const WORKSHOP_BOOKING_CALLS = [
  "fetchCar",
  "fetchServices",
  "fetchAddons",
  "watchClosestWorkshops",
  "fetchEarliestTime",
  "fetchTimeslots",
  "createHold",
  "removeHold",
  "renewHold",
  "releaseHold",
  "createBooking",
  "settleOrder",
  "fetchAuthorizedWorkshop",
  "fetchPrices",
] as const

/** The names of the calls that return a stream of events. */
export const WORKSHOP_BOOKING_STREAMS = ["watchClosestWorkshops"] as const

/** The error codes of the calls, with their HTTP statuses. */
export const WORKSHOP_BOOKING_PROBLEMS = {
  BadRequest: 400,
  IdempotencyKeyMissing: 400,
  InvalidReg: 400,
  ApiKeyWrong: 401,
  VehicleNotFound: 404,
  BookingLimitReached: 409,
  HoldLimitReached: 409,
  HoldOver: 409,
  OrderDropped: 409,
  StillRunning: 409,
  TimeslotNotAvailable: 409,
  TooLarge: 413,
  BrandNotSupported: 422,
  IdempotencyKeyReused: 422,
  TooManyRequests: 429,
  ServerError: 500,
} as const

/** An error code of a call. */
export type WorkshopBookingProblem = keyof typeof WORKSHOP_BOOKING_PROBLEMS
