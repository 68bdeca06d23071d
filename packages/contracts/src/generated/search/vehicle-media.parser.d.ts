// Generated from schemas/services/search/vehicle-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { VehicleMedia } from "./vehicle-media.js"

export declare function parseVehicleMedia(value: unknown): VehicleMedia | null
