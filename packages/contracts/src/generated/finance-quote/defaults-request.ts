// Generated from schemas/services/finance-quote/defaults-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { OrganisationIdentifier } from "./organisation-identifier.ts"
import type { PhysicalVehicle } from "./physical-vehicle.ts"

export { parseFinanceDefaultsRequest } from "./defaults-request.parser.js"

/** A vehicle and its seller. Spec 2 §7. */
export interface FinanceDefaultsRequest {
  /** The vehicle. */
  PhysicalVehicle: PhysicalVehicle
  /** The seller of the vehicle. */
  OrganisationIdentifier: OrganisationIdentifier
}
