// Generated from schemas/services/finance-quote/finance-quotes.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceError } from "./finance-error.ts"
import type { FinanceQuotation } from "./finance-quotation.ts"

export { parseFinanceQuotes, parseQuotedVehicle } from "./finance-quotes.parser.js"

/** Quotes of vehicles. Spec 2 §7. */
export interface FinanceQuotes {
  /** One for each that was asked for. */
  Vehicles: QuotedVehicle[]
}

export interface QuotedVehicle {
  /** As the request named it. */
  Id: string
  /** Whether there is no quote of it at all. */
  HasError: boolean
  /** Why there is none. */
  Error?: FinanceError
  /** One for each product that was asked for. */
  FinanceQuotations: FinanceQuotation[]
}
