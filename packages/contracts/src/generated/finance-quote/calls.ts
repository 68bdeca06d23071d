// Generated from schemas/services/finance-quote/finance-quote.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FinanceDefaultsRequest } from "./defaults-request.ts"
import type { FinanceDefaults } from "./finance-defaults.ts"
import type { FinanceQuotes } from "./finance-quotes.ts"
import type { FindQuoteTermsParameters } from "./parameters.ts"
import type { QuoteTerms } from "./quote-terms.ts"
import type { FinanceQuotesRequest } from "./quotes-request.ts"

/** The input of `fetchFinanceDefaults`. */
export type FetchFinanceDefaultsInput = FinanceDefaultsRequest

/** The input of `quoteFinance`. */
export type QuoteFinanceInput = FinanceQuotesRequest

/** The input of `findQuoteTerms`. */
export type FindQuoteTermsInput = FindQuoteTermsParameters

/** The calls of finance-quote as plain functions, for clients and for the machines of flows. */
export interface FinanceQuoteCalls {
  /** Fetches the products for a vehicle and their options. Spec 2 §7. */
  readonly fetchFinanceDefaults: (input: FetchFinanceDefaultsInput, options?: CallOptions) => Promise<FinanceDefaults>
  /** Calculates quotes: the payment from the deposit, or the deposit from the payment. Spec 2 §4, §7. */
  readonly quoteFinance: (input: QuoteFinanceInput, options?: CallOptions) => Promise<FinanceQuotes>
  /** Finds the terms of a quote. Spec 2 §7. */
  readonly findQuoteTerms: (input: FindQuoteTermsInput, options?: CallOptions) => Promise<QuoteTerms | null>
}

/** The names of the calls. */
export const FINANCE_QUOTE_CALLS = ["fetchFinanceDefaults", "quoteFinance", "findQuoteTerms"] as const

/** The error codes of the calls, with their HTTP statuses. */
export const FINANCE_QUOTE_PROBLEMS = {
  BadRequest: 400,
  ApiKeyWrong: 401,
  QuoteUnknown: 404,
  TooLarge: 413,
  OrganisationUnknown: 422,
  VehicleNotFinanced: 422,
  TooManyRequests: 429,
  ServerError: 500,
} as const

/** An error code of a call. */
export type FinanceQuoteProblem = keyof typeof FINANCE_QUOTE_PROBLEMS
