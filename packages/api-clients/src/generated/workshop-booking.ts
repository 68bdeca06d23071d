// Generated from schemas/services/workshop-booking/workshop-booking.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions, StreamOptions } from "@forecourt/contracts/call"
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
  WorkshopBookingCalls,
  WorkshopBookingCar,
  WorkshopBookingCatalogue,
  WorkshopBookingConfirmation,
  WorkshopBookingEarliestTime,
  WorkshopBookingHold,
  WorkshopBookingPrices,
  WorkshopBookingTimeslots,
} from "@forecourt/contracts/workshop-booking"
import { parseWorkshopBookingAuthorized } from "@forecourt/contracts/workshop-booking/authorized-workshop"
import { parseWorkshopBookingConfirmation } from "@forecourt/contracts/workshop-booking/booking"
import { parseWorkshopBookingBookings } from "@forecourt/contracts/workshop-booking/bookings"
import { parseWorkshopBookingCar } from "@forecourt/contracts/workshop-booking/car"
import { parseWorkshopBookingCatalogue } from "@forecourt/contracts/workshop-booking/catalogue"
import { parseWorkshopBookingEarliestTime } from "@forecourt/contracts/workshop-booking/earliest-time"
import { parseWorkshopBookingHold } from "@forecourt/contracts/workshop-booking/hold"
import { parseWorkshopBookingNoSites } from "@forecourt/contracts/workshop-booking/no-sites"
import { parseWorkshopBookingPageEnd } from "@forecourt/contracts/workshop-booking/page-end"
import { parseWorkshopBookingPrices } from "@forecourt/contracts/workshop-booking/prices"
import { parseWorkshopBookingStreamFailure } from "@forecourt/contracts/workshop-booking/stream-failure"
import { parseWorkshopBookingTimeslots } from "@forecourt/contracts/workshop-booking/timeslots"
import { parseWorkshopBookingWorkshop } from "@forecourt/contracts/workshop-booking/workshop"
import { fetchParsed, sendCall, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"
import { streamEvents, type StreamRequest } from "../http/stream.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createWorkshopBookingHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("workshop-booking", options, { apiKeyHeader: "x-api-key" })
}

/** Looks up a vehicle. Spec 3 §7.1. */
export function fetchCar(
  http: ServiceHttp,
  { registrationNumber }: FetchCarInput,
  options?: CallOptions,
): Promise<WorkshopBookingCar> {
  const request: ServiceRequest = {
    operation: "fetchCar",
    method: "GET",
    path: "/api/mechmate/car/{registrationNumber}",
    segments: { registrationNumber },
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingCar, options)
}

/** Returns the services that can be booked for a vehicle. Spec 3 §7.1. */
export function fetchServices(
  http: ServiceHttp,
  { registrationNumber, lat, lng, milage }: FetchServicesInput,
  options?: CallOptions,
): Promise<WorkshopBookingCatalogue> {
  const request: ServiceRequest = {
    operation: "fetchServices",
    method: "GET",
    path: "/api/mechmate/services/{registrationNumber}",
    segments: { registrationNumber },
    query: { lat, lng, milage },
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingCatalogue, options)
}

/** Returns the add-ons that can be booked for a vehicle. Spec 3 §7.1. */
export function fetchAddons(
  http: ServiceHttp,
  { registrationNumber, lat, lng, milage }: FetchAddonsInput,
  options?: CallOptions,
): Promise<WorkshopBookingCatalogue> {
  const request: ServiceRequest = {
    operation: "fetchAddons",
    method: "GET",
    path: "/api/mechmate/addons/{registrationNumber}",
    segments: { registrationNumber },
    query: { lat, lng, milage },
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingCatalogue, options)
}

/**
 * Streams the workshops that provide the requested services, the closest first. Spec 3 §7.1.
 *
 * The id of each workshop event is its `departmentId`, so `Last-Event-ID` and `cursor` are equivalent. A page ends
 * with `page`, the list with `nosites` and a failed search with `failed`; a client that receives one of these
 * events does not reconnect.
 */
export function watchClosestWorkshops(
  http: ServiceHttp,
  { regNo, serviceOfferings, latitude, longitude, cursor, milage }: WatchClosestWorkshopsInput,
  options?: StreamOptions,
): AsyncIterable<WatchClosestWorkshopsEvent> {
  const request: StreamRequest = {
    operation: "watchClosestWorkshops",
    method: "GET",
    path: "/api/mechmate/departments/closestAvailable",
    query: { regNo, serviceOfferings, latitude, longitude, cursor, milage },
    isRepeatable: true,
    heartbeatMs: 15000,
    last: ["page", "nosites", "failed"],
  }
  return streamEvents(
    http,
    request,
    {
      message: parseWorkshopBookingWorkshop,
      page: parseWorkshopBookingPageEnd,
      nosites: parseWorkshopBookingNoSites,
      failed: parseWorkshopBookingStreamFailure,
    },
    options,
  )
}

/** Returns the earliest available slot of all workshops that provide the requested services. */
export function fetchEarliestTime(
  http: ServiceHttp,
  { registrationNumber, serviceOfferings, latitude, longitude }: FetchEarliestTimeInput,
  options?: CallOptions,
): Promise<WorkshopBookingEarliestTime> {
  const request: ServiceRequest = {
    operation: "fetchEarliestTime",
    method: "GET",
    path: "/api/mechmate/times/earliest/{registrationNumber}",
    segments: { registrationNumber },
    query: { serviceOfferings, latitude, longitude },
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingEarliestTime, options)
}

/** Returns the availability at a workshop in the four weeks from a given day. Spec 3 §7.1. */
export function fetchTimeslots(
  http: ServiceHttp,
  { registrationNumber, departmentId, date, serviceOfferings, visitorId }: FetchTimeslotsInput,
  options?: CallOptions,
): Promise<WorkshopBookingTimeslots> {
  const request: ServiceRequest = {
    operation: "fetchTimeslots",
    method: "GET",
    path: "/api/mechmate/timeslots/from/{registrationNumber}/{departmentId}/{date}",
    segments: { registrationNumber, departmentId, date },
    query: { serviceOfferings },
    headers: { "visitor-id": visitorId },
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingTimeslots, options)
}

/**
 * Holds a time for ten minutes, so that no one else can book it.
 *
 * A visitor has one hold: a hold for another time ends the previous one. For the time that the visitor already
 * holds, the hold stays as it is and gets a new id.
 */
export function createHold(
  http: ServiceHttp,
  body: CreateHoldInput,
  options?: CallOptions,
): Promise<WorkshopBookingHold> {
  const request: ServiceRequest = {
    operation: "createHold",
    method: "POST",
    path: "/api/mechmate/holds",
    body,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingHold, options)
}

/** Ends a hold. The time is free for others at once. */
export function removeHold(http: ServiceHttp, { holdId }: RemoveHoldInput, options?: CallOptions): Promise<void> {
  const request: ServiceRequest = {
    operation: "removeHold",
    method: "DELETE",
    path: "/api/mechmate/holds/{holdId}",
    segments: { holdId },
    body: {},
    status: 204,
    isRepeatable: true,
  }
  return sendCall(http, request, options)
}

/** Extends a hold by ten minutes, once. */
export function renewHold(
  http: ServiceHttp,
  { holdId }: RenewHoldInput,
  options?: CallOptions,
): Promise<WorkshopBookingHold> {
  const request: ServiceRequest = {
    operation: "renewHold",
    method: "POST",
    path: "/api/mechmate/holds/{holdId}/renew",
    segments: { holdId },
    body: {},
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingHold, options)
}

/** Ends a hold when the visitor leaves the page, by `navigator.sendBeacon`, which can only send a POST. */
export function releaseHold(http: ServiceHttp, { holdId }: ReleaseHoldInput, options?: CallOptions): Promise<void> {
  const request: ServiceRequest = {
    operation: "releaseHold",
    method: "POST",
    path: "/api/mechmate/holds/{holdId}/release",
    segments: { holdId },
    body: {},
    status: 204,
    isRepeatable: true,
  }
  return sendCall(http, request, options)
}

/** Books services at a workshop, once for each key. Spec 3 §7.1. */
export function createBooking(
  http: ServiceHttp,
  { idempotencyKey, holdId, visitorId, ...body }: CreateBookingInput,
  options?: CallOptions,
): Promise<WorkshopBookingConfirmation> {
  const request: ServiceRequest = {
    operation: "createBooking",
    method: "POST",
    path: "/api/mechmate/book",
    headers: { "idempotency-key": idempotencyKey, "hold-id": holdId, "visitor-id": visitorId },
    body,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingConfirmation, options)
}

/**
 * Returns the outcome of an order whose response was lost. An order without a booking can no longer make a
 * booking.
 */
export function settleOrder(
  http: ServiceHttp,
  { idempotencyKey, ...body }: SettleOrderInput,
  options?: CallOptions,
): Promise<WorkshopBookingBookings> {
  const request: ServiceRequest = {
    operation: "settleOrder",
    method: "POST",
    path: "/api/mechmate/book/settle",
    headers: { "idempotency-key": idempotencyKey },
    body,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingBookings, options)
}

/** Checks for authorised workshops of a brand. Spec 3 §7.1. */
export function fetchAuthorizedWorkshop(
  http: ServiceHttp,
  { brand }: FetchAuthorizedWorkshopInput,
  options?: CallOptions,
): Promise<WorkshopBookingAuthorized> {
  const request: ServiceRequest = {
    operation: "fetchAuthorizedWorkshop",
    method: "GET",
    path: "/api/mechmate/authorized-workshop/{brand}",
    segments: { brand },
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingAuthorized, options)
}

/** Returns the prices of services at a workshop. Spec 3 §7.1. */
export function fetchPrices(
  http: ServiceHttp,
  { registrationNumber, milage, departmentId, serviceOfferings }: FetchPricesInput,
  options?: CallOptions,
): Promise<WorkshopBookingPrices> {
  const request: ServiceRequest = {
    operation: "fetchPrices",
    method: "GET",
    path: "/api/mechmate/prices/{registrationNumber}/{milage}/{departmentId}",
    segments: { registrationNumber, milage, departmentId },
    query: { serviceOfferings },
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseWorkshopBookingPrices, options)
}

/** Creates all calls of the service for one connection. */
export function workshopBookingClient(http: ServiceHttp): WorkshopBookingCalls {
  return {
    fetchCar: (input, options) => fetchCar(http, input, options),
    fetchServices: (input, options) => fetchServices(http, input, options),
    fetchAddons: (input, options) => fetchAddons(http, input, options),
    watchClosestWorkshops: (input, options) => watchClosestWorkshops(http, input, options),
    fetchEarliestTime: (input, options) => fetchEarliestTime(http, input, options),
    fetchTimeslots: (input, options) => fetchTimeslots(http, input, options),
    createHold: (input, options) => createHold(http, input, options),
    removeHold: (input, options) => removeHold(http, input, options),
    renewHold: (input, options) => renewHold(http, input, options),
    releaseHold: (input, options) => releaseHold(http, input, options),
    createBooking: (input, options) => createBooking(http, input, options),
    settleOrder: (input, options) => settleOrder(http, input, options),
    fetchAuthorizedWorkshop: (input, options) => fetchAuthorizedWorkshop(http, input, options),
    fetchPrices: (input, options) => fetchPrices(http, input, options),
  }
}
