// Generated from schemas/services/vehicle-media/vehicle-media.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { VehicleMedia } from "../search/vehicle-media.ts"
import type { FindVehicleMediaParameters } from "./parameters.ts"

/** The input of `findVehicleMedia`. */
export type FindVehicleMediaInput = FindVehicleMediaParameters

/** The calls of vehicle-media as plain functions, for clients and for the machines of flows. */
export interface VehicleMediaCalls {
  /** Returns the media of a car by its registration number. Spec 2 §3, §7. */
  readonly findVehicleMedia: (input: FindVehicleMediaInput, options?: CallOptions) => Promise<VehicleMedia | null>
}

/** The names of the calls. */
export const VEHICLE_MEDIA_CALLS = ["findVehicleMedia"] as const

/** The error codes of the calls, with their HTTP statuses. */
export const VEHICLE_MEDIA_PROBLEMS = {
  BadRequest: 400,
  ApiKeyWrong: 401,
  VehicleUnknown: 404,
  TooManyRequests: 429,
  ServerError: 500,
} as const

/** An error code of a call. */
export type VehicleMediaProblem = keyof typeof VEHICLE_MEDIA_PROBLEMS
