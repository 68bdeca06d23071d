// Generated from schemas/services/workshop-booking/workshop-booking.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { StreamOpening } from "../call.ts"
import type { Operation } from "../operation.ts"
import type {
  CreateBookingInput,
  CreateHoldInput,
  FetchAddonsInput,
  FetchAuthorizedWorkshopInput,
  FetchCarInput,
  FetchEarliestTimeInput,
  FetchPricesInput,
  FetchServicesInput,
  FetchTimeslotsInput,
  ReleaseHoldInput,
  RemoveHoldInput,
  RenewHoldInput,
  SettleOrderInput,
  WatchClosestWorkshopsEvent,
  WatchClosestWorkshopsInput,
  WorkshopBookingAuthorized,
  WorkshopBookingBookings,
  WorkshopBookingCar,
  WorkshopBookingCatalogue,
  WorkshopBookingConfirmation,
  WorkshopBookingEarliestTime,
  WorkshopBookingHold,
  WorkshopBookingPrices,
  WorkshopBookingTimeslots,
} from "./workshop-booking.ts"
import { parseWorkshopBookingAuthorized } from "./workshop-booking/authorized-workshop.parser.js"
import { parseWorkshopBookingRequest } from "./workshop-booking/booking-request.parser.js"
import { parseWorkshopBookingConfirmation } from "./workshop-booking/booking.parser.js"
import { parseWorkshopBookingBookings } from "./workshop-booking/bookings.parser.js"
import { parseWorkshopBookingCar } from "./workshop-booking/car.parser.js"
import { parseWorkshopBookingCatalogue } from "./workshop-booking/catalogue.parser.js"
import { parseWorkshopBookingEarliestTime } from "./workshop-booking/earliest-time.parser.js"
import { parseWorkshopBookingHoldRequest } from "./workshop-booking/hold-request.parser.js"
import { parseWorkshopBookingHold } from "./workshop-booking/hold.parser.js"
import { parseWorkshopBookingNoSites } from "./workshop-booking/no-sites.parser.js"
import { parseWorkshopBookingPageEnd } from "./workshop-booking/page-end.parser.js"
import {
  parseCreateBookingParameters,
  parseFetchAddonsParameters,
  parseFetchAuthorizedWorkshopParameters,
  parseFetchCarParameters,
  parseFetchEarliestTimeParameters,
  parseFetchPricesParameters,
  parseFetchServicesParameters,
  parseFetchTimeslotsParameters,
  parseReleaseHoldParameters,
  parseRemoveHoldParameters,
  parseRenewHoldParameters,
  parseSettleOrderParameters,
  parseWatchClosestWorkshopsParameters,
} from "./workshop-booking/parameters.parser.js"
import { parseWorkshopBookingPrices } from "./workshop-booking/prices.parser.js"
import { parseWorkshopBookingSettleRequest } from "./workshop-booking/settle-request.parser.js"
import { parseWorkshopBookingStreamFailure } from "./workshop-booking/stream-failure.parser.js"
import { parseWorkshopBookingTimeslots } from "./workshop-booking/timeslots.parser.js"
import { parseWorkshopBookingWorkshop } from "./workshop-booking/workshop.parser.js"

/** The operations of the service, with the format of their requests. */
export const WORKSHOP_BOOKING_OPERATIONS: readonly Operation[] = [
  {
    name: "fetchCar",
    method: "GET",
    path: "/api/mechmate/car/{registrationNumber}",
    parameters: [{ name: "registrationNumber", wire: "registrationNumber", in: "path" }],
    parseParameters: parseFetchCarParameters,
    parseResponse: parseWorkshopBookingCar,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100 },
  },
  {
    name: "fetchServices",
    method: "GET",
    path: "/api/mechmate/services/{registrationNumber}",
    parameters: [
      { name: "registrationNumber", wire: "registrationNumber", in: "path" },
      { name: "lat", wire: "lat", in: "query", type: "number" },
      { name: "lng", wire: "lng", in: "query", type: "number" },
      { name: "milage", wire: "milage", in: "query", type: "number" },
    ],
    parseParameters: parseFetchServicesParameters,
    parseResponse: parseWorkshopBookingCatalogue,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      422: ["BrandNotSupported"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 300 },
  },
  {
    name: "fetchAddons",
    method: "GET",
    path: "/api/mechmate/addons/{registrationNumber}",
    parameters: [
      { name: "registrationNumber", wire: "registrationNumber", in: "path" },
      { name: "lat", wire: "lat", in: "query", type: "number" },
      { name: "lng", wire: "lng", in: "query", type: "number" },
      { name: "milage", wire: "milage", in: "query", type: "number" },
    ],
    parseParameters: parseFetchAddonsParameters,
    parseResponse: parseWorkshopBookingCatalogue,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      422: ["BrandNotSupported"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 300 },
  },
  {
    name: "watchClosestWorkshops",
    method: "GET",
    path: "/api/mechmate/departments/closestAvailable",
    parameters: [
      { name: "regNo", wire: "regNo", in: "query" },
      { name: "serviceOfferings", wire: "serviceOfferings", in: "query" },
      { name: "latitude", wire: "latitude", in: "query", type: "number" },
      { name: "longitude", wire: "longitude", in: "query", type: "number" },
      { name: "cursor", wire: "cursor", in: "query" },
      { name: "milage", wire: "milage", in: "query", type: "number" },
    ],
    parseParameters: parseWatchClosestWorkshopsParameters,
    needsSession: false,
    isRepeatable: true,
    stream: {
      events: {
        message: parseWorkshopBookingWorkshop,
        page: parseWorkshopBookingPageEnd,
        nosites: parseWorkshopBookingNoSites,
        failed: parseWorkshopBookingStreamFailure,
      },
      last: ["page", "nosites", "failed"],
      heartbeatMs: 15000,
    },
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      422: ["BrandNotSupported"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 600 },
  },
  {
    name: "fetchEarliestTime",
    method: "GET",
    path: "/api/mechmate/times/earliest/{registrationNumber}",
    parameters: [
      { name: "registrationNumber", wire: "registrationNumber", in: "path" },
      { name: "serviceOfferings", wire: "serviceOfferings", in: "query" },
      { name: "latitude", wire: "latitude", in: "query", type: "number" },
      { name: "longitude", wire: "longitude", in: "query", type: "number" },
    ],
    parseParameters: parseFetchEarliestTimeParameters,
    parseResponse: parseWorkshopBookingEarliestTime,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      422: ["BrandNotSupported"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 600 },
  },
  {
    name: "fetchTimeslots",
    method: "GET",
    path: "/api/mechmate/timeslots/from/{registrationNumber}/{departmentId}/{date}",
    parameters: [
      { name: "registrationNumber", wire: "registrationNumber", in: "path" },
      { name: "departmentId", wire: "departmentId", in: "path" },
      { name: "date", wire: "date", in: "path" },
      { name: "serviceOfferings", wire: "serviceOfferings", in: "query" },
      { name: "visitorId", wire: "Visitor-Id", in: "header" },
    ],
    parseParameters: parseFetchTimeslotsParameters,
    parseResponse: parseWorkshopBookingTimeslots,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      422: ["BrandNotSupported"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 600 },
  },
  {
    name: "createHold",
    method: "POST",
    path: "/api/mechmate/holds",
    parameters: [],
    parseBody: parseWorkshopBookingHoldRequest,
    parseResponse: parseWorkshopBookingHold,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      409: ["TimeslotNotAvailable", "HoldLimitReached"],
      413: ["TooLarge"],
      422: ["BrandNotSupported"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100, registrationNumber: 100 },
  },
  {
    name: "removeHold",
    method: "DELETE",
    path: "/api/mechmate/holds/{holdId}",
    parameters: [{ name: "holdId", wire: "holdId", in: "path" }],
    parseParameters: parseRemoveHoldParameters,
    status: 204,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 200 },
  },
  {
    name: "renewHold",
    method: "POST",
    path: "/api/mechmate/holds/{holdId}/renew",
    parameters: [{ name: "holdId", wire: "holdId", in: "path" }],
    parseParameters: parseRenewHoldParameters,
    parseResponse: parseWorkshopBookingHold,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      409: ["HoldOver"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100 },
  },
  {
    name: "releaseHold",
    method: "POST",
    path: "/api/mechmate/holds/{holdId}/release",
    parameters: [{ name: "holdId", wire: "holdId", in: "path" }],
    parseParameters: parseReleaseHoldParameters,
    status: 204,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 200 },
  },
  {
    name: "createBooking",
    method: "POST",
    path: "/api/mechmate/book",
    parameters: [
      { name: "idempotencyKey", wire: "Idempotency-Key", in: "header" },
      { name: "holdId", wire: "Hold-Id", in: "header" },
      { name: "visitorId", wire: "Visitor-Id", in: "header" },
    ],
    parseParameters: parseCreateBookingParameters,
    parseBody: parseWorkshopBookingRequest,
    parseResponse: parseWorkshopBookingConfirmation,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "IdempotencyKeyMissing", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      409: ["TimeslotNotAvailable", "BookingLimitReached", "OrderDropped", "StillRunning"],
      413: ["TooLarge"],
      422: ["BrandNotSupported", "IdempotencyKeyReused"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 40, registrationNumber: 20 },
  },
  {
    name: "settleOrder",
    method: "POST",
    path: "/api/mechmate/book/settle",
    parameters: [{ name: "idempotencyKey", wire: "Idempotency-Key", in: "header" }],
    parseParameters: parseSettleOrderParameters,
    parseBody: parseWorkshopBookingSettleRequest,
    parseResponse: parseWorkshopBookingBookings,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "IdempotencyKeyMissing", "InvalidReg"],
      401: ["ApiKeyWrong"],
      409: ["StillRunning"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100, registrationNumber: 60 },
  },
  {
    name: "fetchAuthorizedWorkshop",
    method: "GET",
    path: "/api/mechmate/authorized-workshop/{brand}",
    parameters: [{ name: "brand", wire: "brand", in: "path" }],
    parseParameters: parseFetchAuthorizedWorkshopParameters,
    parseResponse: parseWorkshopBookingAuthorized,
    needsSession: false,
    isRepeatable: true,
    cache: { scope: "private", seconds: 300 },
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 300 },
  },
  {
    name: "fetchPrices",
    method: "GET",
    path: "/api/mechmate/prices/{registrationNumber}/{milage}/{departmentId}",
    parameters: [
      { name: "registrationNumber", wire: "registrationNumber", in: "path" },
      { name: "milage", wire: "milage", in: "path", type: "number" },
      { name: "departmentId", wire: "departmentId", in: "path" },
      { name: "serviceOfferings", wire: "serviceOfferings", in: "query" },
    ],
    parseParameters: parseFetchPricesParameters,
    parseResponse: parseWorkshopBookingPrices,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "InvalidReg"],
      401: ["ApiKeyWrong"],
      404: ["VehicleNotFound"],
      422: ["BrandNotSupported"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 600 },
  },
]

/** The handlers of the service's calls. */
export interface WorkshopBookingHandlers<Context> {
  /** Looks up a vehicle. Spec 3 §7.1. */
  readonly fetchCar: (input: FetchCarInput, context: Context) => Promise<WorkshopBookingCar>
  /** Returns the services that can be booked for a vehicle. Spec 3 §7.1. */
  readonly fetchServices: (input: FetchServicesInput, context: Context) => Promise<WorkshopBookingCatalogue>
  /** Returns the add-ons that can be booked for a vehicle. Spec 3 §7.1. */
  readonly fetchAddons: (input: FetchAddonsInput, context: Context) => Promise<WorkshopBookingCatalogue>
  /**
   * Streams the workshops that provide the requested services, the closest first. Spec 3 §7.1.
   *
   * The id of each workshop event is its `departmentId`, so `Last-Event-ID` and `cursor` are equivalent. A page ends
   * with `page`, the list with `nosites` and a failed search with `failed`; a client that receives one of these
   * events does not reconnect.
   */
  readonly watchClosestWorkshops: (
    input: WatchClosestWorkshopsInput,
    context: Context,
    opening: StreamOpening,
  ) => Promise<AsyncIterable<WatchClosestWorkshopsEvent>>
  /** Returns the earliest available slot of all workshops that provide the requested services. */
  readonly fetchEarliestTime: (input: FetchEarliestTimeInput, context: Context) => Promise<WorkshopBookingEarliestTime>
  /** Returns the availability at a workshop in the four weeks from a given day. Spec 3 §7.1. */
  readonly fetchTimeslots: (input: FetchTimeslotsInput, context: Context) => Promise<WorkshopBookingTimeslots>
  /**
   * Holds a time for ten minutes, so that no one else can book it.
   *
   * A visitor has one hold: a hold for another time ends the previous one. For the time that the visitor already
   * holds, the hold stays as it is and gets a new id.
   */
  readonly createHold: (input: CreateHoldInput, context: Context) => Promise<WorkshopBookingHold>
  /** Ends a hold. The time is free for others at once. */
  readonly removeHold: (input: RemoveHoldInput, context: Context) => Promise<void>
  /** Extends a hold by ten minutes, once. */
  readonly renewHold: (input: RenewHoldInput, context: Context) => Promise<WorkshopBookingHold>
  /** Ends a hold when the visitor leaves the page, by `navigator.sendBeacon`, which can only send a POST. */
  readonly releaseHold: (input: ReleaseHoldInput, context: Context) => Promise<void>
  /** Books services at a workshop, once for each key. Spec 3 §7.1. */
  readonly createBooking: (input: CreateBookingInput, context: Context) => Promise<WorkshopBookingConfirmation>
  /**
   * Returns the outcome of an order whose response was lost. An order without a booking can no longer make a
   * booking.
   */
  readonly settleOrder: (input: SettleOrderInput, context: Context) => Promise<WorkshopBookingBookings>
  /** Checks for authorised workshops of a brand. Spec 3 §7.1. */
  readonly fetchAuthorizedWorkshop: (
    input: FetchAuthorizedWorkshopInput,
    context: Context,
  ) => Promise<WorkshopBookingAuthorized>
  /** Returns the prices of services at a workshop. Spec 3 §7.1. */
  readonly fetchPrices: (input: FetchPricesInput, context: Context) => Promise<WorkshopBookingPrices>
}
