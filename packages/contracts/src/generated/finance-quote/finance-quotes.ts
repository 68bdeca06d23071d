// Generated from schemas/services/finance-quote/finance-quotes.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceError } from "./finance-error.ts"
import type { FinanceQuotation } from "./finance-quotation.ts"

export { parseFinanceQuotes, parseQuotedVehicle } from "./finance-quotes.parser.js"

/** The quotes for vehicles. Spec 2 §7. */
export interface FinanceQuotes {
  /** The results, one for each requested vehicle. */
  Vehicles: QuotedVehicle[]
}

export interface QuotedVehicle {
  /** The identifier of the vehicle from the request. */
  Id: string
  /** True if there are no quotes for the vehicle. */
  HasError: boolean
  /** The reason for the missing quotes. */
  Error?: FinanceError
  /** The quotations, one for each requested product. */
  FinanceQuotations: FinanceQuotation[]
}
