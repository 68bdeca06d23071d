// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npx forecourt generate`.
import type { CallOptions, Nothing, StreamEvent, StreamOptions } from "../../call.ts"
import type { ShapesCar } from "./car.ts"
import type { ShapesOrder } from "./order.ts"
import type { FindCarParameters, PutPictureParameters, WatchOrderParameters } from "./parameters.ts"
import type { ShapesPicture } from "./picture.ts"
import type { ShapesProgress } from "./progress.ts"
import type { ShapesReceipt } from "./receipt.ts"

/** The input of `findCar`. */
export type FindCarInput = FindCarParameters

/** The input of `fetchLatestCar`. */
export type FetchLatestCarInput = Nothing

/** The input of `orderCar`. */
export type OrderCarInput = ShapesOrder

/** The input of `putPicture`. */
export type PutPictureInput = PutPictureParameters & ShapesPicture

/** The input of `watchOrder`. */
export type WatchOrderInput = WatchOrderParameters

/** The events of `watchOrder`. */
export type WatchOrderEvent = StreamEvent<"progress", ShapesProgress> | StreamEvent<"done", ShapesReceipt>

/** The calls of shapes as plain functions, for clients and for the machines of flows. */
export interface ShapesCalls {
  /** Finds a car that fits. */
  readonly findCar: (input: FindCarInput, options?: CallOptions) => Promise<ShapesCar | null>
  /** The car that came last. */
  readonly fetchLatestCar: (input: FetchLatestCarInput, options?: CallOptions) => Promise<ShapesCar>
  /** Takes an order, which is carried out later. */
  readonly orderCar: (input: OrderCarInput, options?: CallOptions) => Promise<ShapesReceipt>
  /** Keeps the picture of a car. */
  readonly putPicture: (input: PutPictureInput, options?: CallOptions) => Promise<void>
  /** Tells what becomes of an order. */
  readonly watchOrder: (input: WatchOrderInput, options?: StreamOptions) => AsyncIterable<WatchOrderEvent>
}

/** The names of the calls. */
export const SHAPES_CALLS = ["findCar", "fetchLatestCar", "orderCar", "putPicture", "watchOrder"] as const

/** The names of the calls that return a stream of events. */
export const SHAPES_STREAMS = ["watchOrder"] as const

/** The error codes of the calls, with their HTTP statuses. */
export const SHAPES_PROBLEMS = {
  BadRequest: 400,
  ApiKeyWrong: 401,
  CarUnknown: 404,
  OrderUnknown: 404,
  TooLarge: 413,
  TooManyRequests: 429,
  ServerError: 500,
} as const

/** An error code of a call. */
export type ShapesProblem = keyof typeof SHAPES_PROBLEMS
