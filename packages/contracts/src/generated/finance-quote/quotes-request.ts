// Generated from schemas/services/finance-quote/quotes-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PhysicalVehicle } from "./physical-vehicle.ts"
import type { QuoteParameters } from "./quote-parameters.ts"

export { parseFinanceQuotesRequest, parseVehicleRequest } from "./quotes-request.parser.js"

/** A request for quotes, with the vehicles and the parameters of each quote. Spec 2 §7. */
export interface FinanceQuotesRequest {
  /**
   * The vehicles.
   *
   * @minItems 1
   * @maxItems 10
   */
  VehicleRequests: VehicleRequest[]
}

export interface VehicleRequest {
  /**
   * The identifier of the vehicle, repeated in the response.
   *
   * @minLength 1
   * @maxLength 100
   */
  Id: string
  /** The parameters of the quote. */
  Parameters: QuoteParameters
  /** The vehicle. */
  PhysicalVehicle: PhysicalVehicle
}
