// Generated from schemas/services/finance-quote/quotes-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PhysicalVehicle } from "./physical-vehicle.ts"
import type { QuoteParameters } from "./quote-parameters.ts"

export { parseFinanceQuotesRequest, parseVehicleRequest } from "./quotes-request.parser.js"

/** Vehicles, each with what its quote is worked out for. Spec 2 §7. */
export interface FinanceQuotesRequest {
  /**
   * Vehicles.
   *
   * @minItems 1
   * @maxItems 10
   */
  VehicleRequests: VehicleRequest[]
}

export interface VehicleRequest {
  /**
   * Names the vehicle in the response.
   *
   * @minLength 1
   * @maxLength 100
   */
  Id: string
  /** What is asked for. */
  Parameters: QuoteParameters
  /** The vehicle. */
  PhysicalVehicle: PhysicalVehicle
}
