// Generated from schemas/services/workshop-booking/workshop-booking.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions, StreamEvent, StreamOptions } from "../../call.ts"
import type { WorkshopBookingAuthorized } from "./authorized-workshop.ts"
import type { WorkshopBookingRequest } from "./booking-request.ts"
import type { WorkshopBookingConfirmation } from "./booking.ts"
import type { WorkshopBookingBookings } from "./bookings.ts"
import type { WorkshopBookingCar } from "./car.ts"
import type { WorkshopBookingCatalogue } from "./catalogue.ts"
import type { WorkshopBookingNoSites } from "./no-sites.ts"
import type { WorkshopBookingPageEnd } from "./page-end.ts"
import type {
  CreateBookingParameters,
  FetchAddonsParameters,
  FetchAuthorizedWorkshopParameters,
  FetchCarParameters,
  FetchPricesParameters,
  FetchServicesParameters,
  FetchTimeslotsParameters,
  SettleOrderParameters,
  WatchClosestWorkshopsParameters,
} from "./parameters.ts"
import type { WorkshopBookingPrices } from "./prices.ts"
import type { WorkshopBookingSettleRequest } from "./settle-request.ts"
import type { WorkshopBookingStreamFailure } from "./stream-failure.ts"
import type { WorkshopBookingTimeslots } from "./timeslots.ts"
import type { WorkshopBookingWorkshop } from "./workshop.ts"

/** What `fetchCar` is called with. */
export type FetchCarInput = FetchCarParameters

/** What `fetchServices` is called with. */
export type FetchServicesInput = FetchServicesParameters

/** What `fetchAddons` is called with. */
export type FetchAddonsInput = FetchAddonsParameters

/** What `watchClosestWorkshops` is called with. */
export type WatchClosestWorkshopsInput = WatchClosestWorkshopsParameters

/** What `fetchTimeslots` is called with. */
export type FetchTimeslotsInput = FetchTimeslotsParameters

/** What `createBooking` is called with. */
export type CreateBookingInput = CreateBookingParameters & WorkshopBookingRequest

/** What `settleOrder` is called with. */
export type SettleOrderInput = SettleOrderParameters & WorkshopBookingSettleRequest

/** What `fetchAuthorizedWorkshop` is called with. */
export type FetchAuthorizedWorkshopInput = FetchAuthorizedWorkshopParameters

/** What `fetchPrices` is called with. */
export type FetchPricesInput = FetchPricesParameters

/** What `watchClosestWorkshops` tells. */
export type WatchClosestWorkshopsEvent =
  | StreamEvent<"message", WorkshopBookingWorkshop>
  | StreamEvent<"page", WorkshopBookingPageEnd>
  | StreamEvent<"nosites", WorkshopBookingNoSites>
  | StreamEvent<"failed", WorkshopBookingStreamFailure>

/**
 * The calls of workshop-booking as plain functions: what a client makes, and what a flow's machine needs of the
 * world.
 */
export interface WorkshopBookingCalls {
  /** Looks a vehicle up. Spec 3 §7.1. */
  readonly fetchCar: (input: FetchCarInput, options?: CallOptions) => Promise<WorkshopBookingCar>
  /** Services that can be booked for a vehicle. Spec 3 §7.1. */
  readonly fetchServices: (input: FetchServicesInput, options?: CallOptions) => Promise<WorkshopBookingCatalogue>
  /** Add-ons that can be booked for a vehicle. Spec 3 §7.1. */
  readonly fetchAddons: (input: FetchAddonsInput, options?: CallOptions) => Promise<WorkshopBookingCatalogue>
  /**
   * Tells one after the other which workshops do what is asked for, the closest first. Spec 3 §7.1.
   *
   * The id of each workshop is its `departmentId`, so `Last-Event-ID` and `cursor` say the same. A page ends with
   * `page`, the list with `nosites`, a search that broke down with `failed`; whoever reads one of them does not open
   * it again.
   */
  readonly watchClosestWorkshops: (
    input: WatchClosestWorkshopsInput,
    options?: StreamOptions,
  ) => AsyncIterable<WatchClosestWorkshopsEvent>
  /** What is free at a workshop in the four weeks from a day on. Spec 3 §7.1. */
  readonly fetchTimeslots: (input: FetchTimeslotsInput, options?: CallOptions) => Promise<WorkshopBookingTimeslots>
  /** Books services at a workshop, once for each key. Spec 3 §7.1. */
  readonly createBooking: (input: CreateBookingInput, options?: CallOptions) => Promise<WorkshopBookingConfirmation>
  /** Tells what became of an order whose response was lost; one that made no booking makes none any more. */
  readonly settleOrder: (input: SettleOrderInput, options?: CallOptions) => Promise<WorkshopBookingBookings>
  /** Whether a brand has authorised workshops. Spec 3 §7.1. */
  readonly fetchAuthorizedWorkshop: (
    input: FetchAuthorizedWorkshopInput,
    options?: CallOptions,
  ) => Promise<WorkshopBookingAuthorized>
  /** What services cost at a workshop. Spec 3 §7.1. */
  readonly fetchPrices: (input: FetchPricesInput, options?: CallOptions) => Promise<WorkshopBookingPrices>
}

/** Names of the calls. */
export const WORKSHOP_BOOKING_CALLS = [
  "fetchCar",
  "fetchServices",
  "fetchAddons",
  "watchClosestWorkshops",
  "fetchTimeslots",
  "createBooking",
  "settleOrder",
  "fetchAuthorizedWorkshop",
  "fetchPrices",
] as const

/** Names of the calls that tell event by event. */
export const WORKSHOP_BOOKING_STREAMS = ["watchClosestWorkshops"] as const

/** Why a call is refused, and the status that says so. */
export const WORKSHOP_BOOKING_PROBLEMS = {
  BadRequest: 400,
  IdempotencyKeyMissing: 400,
  InvalidReg: 400,
  ApiKeyWrong: 401,
  VehicleNotFound: 404,
  OrderDropped: 409,
  StillRunning: 409,
  TimeslotNotAvailable: 409,
  TooLarge: 413,
  BrandNotSupported: 422,
  IdempotencyKeyReused: 422,
  TooManyRequests: 429,
  ServerError: 500,
} as const

/** Why a call is refused, for programs. */
export type WorkshopBookingProblem = keyof typeof WORKSHOP_BOOKING_PROBLEMS
