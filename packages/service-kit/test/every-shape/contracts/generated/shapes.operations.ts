// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npx forecourt generate`.
import type { StreamOpening } from "../call.ts"
import type { Operation } from "../operation.ts"
import type {
  FetchLatestCarInput,
  FindCarInput,
  OrderCarInput,
  PutPictureInput,
  ShapesCar,
  ShapesReceipt,
  WatchOrderEvent,
  WatchOrderInput,
} from "./shapes.ts"
import { parseShapesCar } from "./shapes/car.parser.js"
import { parseShapesOrder } from "./shapes/order.parser.js"
import {
  parseFindCarParameters,
  parsePutPictureParameters,
  parseWatchOrderParameters,
} from "./shapes/parameters.parser.js"
import { parseShapesPicture } from "./shapes/picture.parser.js"
import { parseShapesProgress } from "./shapes/progress.parser.js"
import { parseShapesReceipt } from "./shapes/receipt.parser.js"

/** The operations of the service, with the format of their requests. */
export const SHAPES_OPERATIONS: readonly Operation[] = [
  {
    name: "findCar",
    method: "GET",
    path: "/api/shapes/cars/{id}",
    parameters: [
      { name: "id", wire: "id", in: "path" },
      { name: "modelYear", wire: "model-year", in: "query", type: "number" },
      { name: "price", wire: "price", in: "query", type: "number" },
      { name: "hasTowBar", wire: "hasTowBar", in: "query", type: "boolean" },
      { name: "tag", wire: "tag", in: "query", isList: true },
      { name: "seats", wire: "seats", in: "query", type: "number", isList: true },
      { name: "brand", wire: "brand", in: "query" },
    ],
    parseParameters: parseFindCarParameters,
    parseResponse: parseShapesCar,
    needsSession: false,
    isRepeatable: true,
    mayBeNone: true,
    cache: { scope: "public", seconds: 60, tags: ["shapes:cars", "shapes:car:{id}"] },
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      404: ["CarUnknown"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100000, id: 5 },
  },
  {
    name: "fetchLatestCar",
    method: "GET",
    path: "/api/shapes/cars/latest",
    parameters: [],
    parseResponse: parseShapesCar,
    needsSession: false,
    isRepeatable: true,
    cache: { scope: "private", seconds: 30 },
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100000 },
  },
  {
    name: "orderCar",
    method: "POST",
    path: "/api/shapes/orders",
    parameters: [],
    parseBody: parseShapesOrder,
    parseResponse: parseShapesReceipt,
    status: 202,
    needsSession: false,
    isRepeatable: false,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100000 },
  },
  {
    name: "putPicture",
    method: "PUT",
    path: "/api/shapes/pictures/{id}",
    parameters: [{ name: "id", wire: "id", in: "path", type: "number" }],
    parseParameters: parsePutPictureParameters,
    parseBody: parseShapesPicture,
    maxBytes: 3145728,
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
    limits: { address: 100000 },
  },
  {
    name: "watchOrder",
    method: "GET",
    path: "/api/shapes/orders/{id}/events",
    parameters: [{ name: "id", wire: "id", in: "path" }],
    parseParameters: parseWatchOrderParameters,
    needsSession: false,
    isRepeatable: true,
    stream: { events: { progress: parseShapesProgress, done: parseShapesReceipt }, last: ["done"], heartbeatMs: 1000 },
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      404: ["OrderUnknown"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 100000 },
  },
]

/** The handlers of the service's calls. */
export interface ShapesHandlers<Context> {
  /** Finds a car that fits. */
  readonly findCar: (input: FindCarInput, context: Context) => Promise<ShapesCar | null>
  /** The car that came last. */
  readonly fetchLatestCar: (input: FetchLatestCarInput, context: Context) => Promise<ShapesCar>
  /** Takes an order, which is carried out later. */
  readonly orderCar: (input: OrderCarInput, context: Context) => Promise<ShapesReceipt>
  /** Keeps the picture of a car. */
  readonly putPicture: (input: PutPictureInput, context: Context) => Promise<void>
  /** Tells what becomes of an order. */
  readonly watchOrder: (
    input: WatchOrderInput,
    context: Context,
    opening: StreamOpening,
  ) => Promise<AsyncIterable<WatchOrderEvent>>
}
