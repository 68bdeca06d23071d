// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npx forecourt generate`.
import type { CallOptions, StreamOptions } from "#contracts/call"
import type {
  FetchLatestCarInput,
  FindCarInput,
  OrderCarInput,
  PutPictureInput,
  ShapesCalls,
  ShapesCar,
  ShapesReceipt,
  WatchOrderEvent,
  WatchOrderInput,
} from "#contracts/shapes"
import { parseShapesCar } from "#contracts/shapes/car"
import { parseShapesProgress } from "#contracts/shapes/progress"
import { parseShapesReceipt } from "#contracts/shapes/receipt"
import { fetchOrNull, fetchParsed, sendCall, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"
import { streamEvents, type StreamRequest } from "../http/stream.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createShapesHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("shapes", options, { apiKeyHeader: "x-api-key" })
}

/** Finds a car that fits. */
export function findCar(
  http: ServiceHttp,
  { id, modelYear, price, hasTowBar, tag, seats, brand }: FindCarInput,
  options?: CallOptions,
): Promise<ShapesCar | null> {
  const request: ServiceRequest = {
    operation: "findCar",
    method: "GET",
    path: "/api/shapes/cars/{id}",
    segments: { id },
    query: { "model-year": modelYear, price, hasTowBar, tag, seats, brand },
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchOrNull(http, request, parseShapesCar, options)
}

/** The car that came last. */
export function fetchLatestCar(http: ServiceHttp, _: FetchLatestCarInput, options?: CallOptions): Promise<ShapesCar> {
  const request: ServiceRequest = {
    operation: "fetchLatestCar",
    method: "GET",
    path: "/api/shapes/cars/latest",
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchParsed(http, request, parseShapesCar, options)
}

/** Takes an order, which is carried out later. */
export function orderCar(http: ServiceHttp, body: OrderCarInput, options?: CallOptions): Promise<ShapesReceipt> {
  const request: ServiceRequest = {
    operation: "orderCar",
    method: "POST",
    path: "/api/shapes/orders",
    body,
    status: 202,
    isRepeatable: false,
  }
  return fetchParsed(http, request, parseShapesReceipt, options)
}

/** Keeps the picture of a car. */
export function putPicture(http: ServiceHttp, { id, ...body }: PutPictureInput, options?: CallOptions): Promise<void> {
  const request: ServiceRequest = {
    operation: "putPicture",
    method: "PUT",
    path: "/api/shapes/pictures/{id}",
    segments: { id },
    body,
    status: 204,
    isRepeatable: true,
  }
  return sendCall(http, request, options)
}

/** Tells what becomes of an order. */
export function watchOrder(
  http: ServiceHttp,
  { id }: WatchOrderInput,
  options?: StreamOptions,
): AsyncIterable<WatchOrderEvent> {
  const request: StreamRequest = {
    operation: "watchOrder",
    method: "GET",
    path: "/api/shapes/orders/{id}/events",
    segments: { id },
    isRepeatable: true,
    heartbeatMs: 1000,
    last: ["done"],
  }
  return streamEvents(http, request, { progress: parseShapesProgress, done: parseShapesReceipt }, options)
}

/** Creates all calls of the service for one connection. */
export function shapesClient(http: ServiceHttp): ShapesCalls {
  return {
    findCar: (input, options) => findCar(http, input, options),
    fetchLatestCar: (input, options) => fetchLatestCar(http, input, options),
    orderCar: (input, options) => orderCar(http, input, options),
    putPicture: (input, options) => putPicture(http, input, options),
    watchOrder: (input, options) => watchOrder(http, input, options),
  }
}
