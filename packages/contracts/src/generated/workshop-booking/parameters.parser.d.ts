// Generated from schemas/services/workshop-booking/workshop-booking.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  CreateBookingParameters,
  FetchAddonsParameters,
  FetchAuthorizedWorkshopParameters,
  FetchCarParameters,
  FetchEarliestTimeParameters,
  FetchPricesParameters,
  FetchServicesParameters,
  FetchTimeslotsParameters,
  ReleaseHoldParameters,
  RemoveHoldParameters,
  RenewHoldParameters,
  SettleOrderParameters,
  WatchClosestWorkshopsParameters,
} from "./parameters.js"

export declare function parseFetchCarParameters(value: unknown): FetchCarParameters | null
export declare function parseFetchServicesParameters(value: unknown): FetchServicesParameters | null
export declare function parseFetchAddonsParameters(value: unknown): FetchAddonsParameters | null
export declare function parseWatchClosestWorkshopsParameters(value: unknown): WatchClosestWorkshopsParameters | null
export declare function parseFetchEarliestTimeParameters(value: unknown): FetchEarliestTimeParameters | null
export declare function parseFetchTimeslotsParameters(value: unknown): FetchTimeslotsParameters | null
export declare function parseRemoveHoldParameters(value: unknown): RemoveHoldParameters | null
export declare function parseRenewHoldParameters(value: unknown): RenewHoldParameters | null
export declare function parseReleaseHoldParameters(value: unknown): ReleaseHoldParameters | null
export declare function parseCreateBookingParameters(value: unknown): CreateBookingParameters | null
export declare function parseSettleOrderParameters(value: unknown): SettleOrderParameters | null
export declare function parseFetchAuthorizedWorkshopParameters(value: unknown): FetchAuthorizedWorkshopParameters | null
export declare function parseFetchPricesParameters(value: unknown): FetchPricesParameters | null
