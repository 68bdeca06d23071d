// Generated from schemas/services/tyre-hotel/tyre-hotel.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  CreateBookingParameters,
  FetchSlotDaysParameters,
  FetchSlotsParameters,
  ReleaseHoldParameters,
  RenewHoldParameters,
  SettleOrderParameters,
} from "./parameters.js"

export declare function parseFetchSlotDaysParameters(value: unknown): FetchSlotDaysParameters | null
export declare function parseFetchSlotsParameters(value: unknown): FetchSlotsParameters | null
export declare function parseRenewHoldParameters(value: unknown): RenewHoldParameters | null
export declare function parseReleaseHoldParameters(value: unknown): ReleaseHoldParameters | null
export declare function parseCreateBookingParameters(value: unknown): CreateBookingParameters | null
export declare function parseSettleOrderParameters(value: unknown): SettleOrderParameters | null
