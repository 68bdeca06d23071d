// Generated from schemas/services/finance-quote/finance-quote.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FinanceDefaultsRequest } from "./defaults-request.ts"
import type { FinanceDefaults } from "./finance-defaults.ts"
import type { FinanceQuotes } from "./finance-quotes.ts"
import type { FindQuoteTermsParameters } from "./parameters.ts"
import type { QuoteTerms } from "./quote-terms.ts"
import type { FinanceQuotesRequest } from "./quotes-request.ts"

/** What `fetchFinanceDefaults` is called with. */
export type FetchFinanceDefaultsInput = FinanceDefaultsRequest

/** What `quoteFinance` is called with. */
export type QuoteFinanceInput = FinanceQuotesRequest

/** What `findQuoteTerms` is called with. */
export type FindQuoteTermsInput = FindQuoteTermsParameters

/**
 * The calls of finance-quote as plain functions: what a client makes, and what a flow's machine needs of the
 * world.
 */
export interface FinanceQuoteCalls {
  /** The products for a vehicle, and what may be chosen of them. Spec 2 §7. */
  readonly fetchFinanceDefaults: (input: FetchFinanceDefaultsInput, options?: CallOptions) => Promise<FinanceDefaults>
  /** Works quotes out: the payment from the deposit, or the deposit from the payment. Spec 2 §4, §7. */
  readonly quoteFinance: (input: QuoteFinanceInput, options?: CallOptions) => Promise<FinanceQuotes>
  /** The terms of a quote. Spec 2 §7. */
  readonly findQuoteTerms: (input: FindQuoteTermsInput, options?: CallOptions) => Promise<QuoteTerms | null>
}

/** Names of the calls. */
export const FINANCE_QUOTE_CALLS = ["fetchFinanceDefaults", "quoteFinance", "findQuoteTerms"] as const

/** Why a call is refused, and the status that says so. */
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

/** Why a call is refused, for programs. */
export type FinanceQuoteProblem = keyof typeof FINANCE_QUOTE_PROBLEMS
