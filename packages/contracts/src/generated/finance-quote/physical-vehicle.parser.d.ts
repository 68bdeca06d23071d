// Generated from schemas/services/finance-quote/physical-vehicle.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PhysicalVehicle, VehicleRegistration } from "./physical-vehicle.js"

export declare function parsePhysicalVehicle(value: unknown): PhysicalVehicle | null
export declare function parseVehicleRegistration(value: unknown): VehicleRegistration | null
