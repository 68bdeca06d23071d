// Generated from schemas/services/vehicle-media/vehicle-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { VehicleMediaResponse } from "./vehicle-media.js"

export declare function parseVehicleMediaResponse(value: unknown): VehicleMediaResponse | null
