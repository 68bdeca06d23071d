// Generated from schemas/services/tyre-hotel/validated-session.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  StorageLocation,
  StoredTyre,
  StoredVehicle,
  TreadMeasurement,
  TyreHotelValidatedSession,
  Wheel,
} from "./validated-session.js"

export declare function parseTyreHotelValidatedSession(value: unknown): TyreHotelValidatedSession | null
export declare function parseStoredVehicle(value: unknown): StoredVehicle | null
export declare function parseStorageLocation(value: unknown): StorageLocation | null
export declare function parseStoredTyre(value: unknown): StoredTyre | null
export declare function parseWheel(value: unknown): Wheel | null
export declare function parseTreadMeasurement(value: unknown): TreadMeasurement | null
