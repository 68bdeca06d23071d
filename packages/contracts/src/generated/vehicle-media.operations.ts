// Generated from schemas/services/vehicle-media/vehicle-media.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import { parseVehicleMedia } from "./search/vehicle-media.parser.js"
import type { FindVehicleMediaInput, VehicleMedia } from "./vehicle-media.ts"
import { parseFindVehicleMediaParameters } from "./vehicle-media/parameters.parser.js"

/** The operations of the service, with the format of their requests. */
export const VEHICLE_MEDIA_OPERATIONS: readonly Operation[] = [
  {
    name: "findVehicleMedia",
    method: "GET",
    path: "/api/vehicle-media/{regNo}",
    parameters: [{ name: "regNo", wire: "regNo", in: "path" }],
    parseParameters: parseFindVehicleMediaParameters,
    parseResponse: parseVehicleMedia,
    needsSession: false,
    isRepeatable: true,
    mayBeNone: true,
    cache: { scope: "private", seconds: 300 },
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      404: ["VehicleUnknown"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 600, regNo: 3000 },
  },
]

/** The handlers of the service's calls. */
export interface VehicleMediaHandlers<Context> {
  /** Returns the media of a car by its registration number. Spec 2 §3, §7. */
  readonly findVehicleMedia: (input: FindVehicleMediaInput, context: Context) => Promise<VehicleMedia | null>
}
