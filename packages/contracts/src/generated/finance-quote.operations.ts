// Generated from schemas/services/finance-quote/finance-quote.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import type {
  FetchFinanceDefaultsInput,
  FinanceDefaults,
  FinanceQuotes,
  FindQuoteTermsInput,
  QuoteFinanceInput,
  QuoteTerms,
} from "./finance-quote.ts"
import { parseFinanceDefaultsRequest } from "./finance-quote/defaults-request.parser.js"
import { parseFinanceDefaults } from "./finance-quote/finance-defaults.parser.js"
import { parseFinanceQuotes } from "./finance-quote/finance-quotes.parser.js"
import { parseFindQuoteTermsParameters } from "./finance-quote/parameters.parser.js"
import { parseQuoteTerms } from "./finance-quote/quote-terms.parser.js"
import { parseFinanceQuotesRequest } from "./finance-quote/quotes-request.parser.js"

/** The operations of the service, with the format of their requests. */
export const FINANCE_QUOTE_OPERATIONS: readonly Operation[] = [
  {
    name: "fetchFinanceDefaults",
    method: "POST",
    path: "/api/codeweaver/default",
    parameters: [],
    parseBody: parseFinanceDefaultsRequest,
    parseResponse: parseFinanceDefaults,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      413: ["TooLarge"],
      422: ["VehicleNotFinanced", "OrganisationUnknown"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 600 },
  },
  {
    name: "quoteFinance",
    method: "POST",
    path: "/api/codeweaver/cfd",
    parameters: [],
    parseBody: parseFinanceQuotesRequest,
    parseResponse: parseFinanceQuotes,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 600 },
  },
  {
    name: "findQuoteTerms",
    method: "GET",
    path: "/api/codeweaver/legal",
    parameters: [{ name: "quoteRef", wire: "quoteRef", in: "query" }],
    parseParameters: parseFindQuoteTermsParameters,
    parseResponse: parseQuoteTerms,
    needsSession: false,
    isRepeatable: true,
    mayBeNone: true,
    cache: { scope: "private", seconds: 3600 },
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      404: ["QuoteUnknown"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 600 },
  },
]

/** The handlers of the service's calls. */
export interface FinanceQuoteHandlers<Context> {
  /** Fetches the products for a vehicle and their options. Spec 2 §7. */
  readonly fetchFinanceDefaults: (input: FetchFinanceDefaultsInput, context: Context) => Promise<FinanceDefaults>
  /** Calculates quotes: the payment from the deposit, or the deposit from the payment. Spec 2 §4, §7. */
  readonly quoteFinance: (input: QuoteFinanceInput, context: Context) => Promise<FinanceQuotes>
  /** Finds the terms of a quote. Spec 2 §7. */
  readonly findQuoteTerms: (input: FindQuoteTermsInput, context: Context) => Promise<QuoteTerms | null>
}
