// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npx forecourt generate`.
import type { CallOptions, Nothing, StreamEvent, StreamOptions } from "../../call.ts"
import type { ShapesCar } from "./car.ts"
import type { ShapesOrder } from "./order.ts"
import type { FindCarParameters, PutPictureParameters, WatchOrderParameters } from "./parameters.ts"
import type { ShapesPicture } from "./picture.ts"
import type { ShapesProgress } from "./progress.ts"
import type { ShapesReceipt } from "./receipt.ts"

/** What `findCar` is called with. */
export type FindCarInput = FindCarParameters

/** What `fetchLatestCar` is called with. */
export type FetchLatestCarInput = Nothing

/** What `orderCar` is called with. */
export type OrderCarInput = ShapesOrder

/** What `putPicture` is called with. */
export type PutPictureInput = PutPictureParameters & ShapesPicture

/** What `watchOrder` is called with. */
export type WatchOrderInput = WatchOrderParameters

/** What `watchOrder` tells. */
export type WatchOrderEvent = StreamEvent<"progress", ShapesProgress> | StreamEvent<"done", ShapesReceipt>

/** The calls of shapes as plain functions: what a client makes, and what a flow's machine needs of the world. */
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

/** Names of the calls. */
export const SHAPES_CALLS = ["findCar", "fetchLatestCar", "orderCar", "putPicture", "watchOrder"] as const

/** Names of the calls that tell event by event. */
export const SHAPES_STREAMS = ["watchOrder"] as const

/** Why a call is refused, and the status that says so. */
export const SHAPES_PROBLEMS = {
  BadRequest: 400,
  ApiKeyWrong: 401,
  CarUnknown: 404,
  OrderUnknown: 404,
  TooLarge: 413,
  TooManyRequests: 429,
  ServerError: 500,
} as const

/** Why a call is refused, for programs. */
export type ShapesProblem = keyof typeof SHAPES_PROBLEMS
