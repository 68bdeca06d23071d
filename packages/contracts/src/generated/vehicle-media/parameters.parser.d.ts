// Generated from schemas/services/vehicle-media/vehicle-media.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FindVehicleMediaParameters } from "./parameters.js"

export declare function parseFindVehicleMediaParameters(value: unknown): FindVehicleMediaParameters | null
