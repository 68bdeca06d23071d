// Generated from schemas/services/finance-quote/finance-quote.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type {
  FetchFinanceDefaultsInput,
  FinanceDefaults,
  FinanceQuoteCalls,
  FinanceQuotes,
  FindQuoteTermsInput,
  QuoteFinanceInput,
  QuoteTerms,
} from "@forecourt/contracts/finance-quote"
import { parseFinanceDefaults } from "@forecourt/contracts/finance-quote/finance-defaults"
import { parseFinanceQuotes } from "@forecourt/contracts/finance-quote/finance-quotes"
import { parseQuoteTerms } from "@forecourt/contracts/finance-quote/quote-terms"
import { fetchOrNull, fetchParsed, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createFinanceQuoteHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("finance-quote", options, { apiKeyHeader: "x-api-key" })
}

/** Fetches the products for a vehicle and their options. Spec 2 §7. */
export function fetchFinanceDefaults(
  http: ServiceHttp,
  body: FetchFinanceDefaultsInput,
  options?: CallOptions,
): Promise<FinanceDefaults> {
  const request: ServiceRequest = {
    operation: "fetchFinanceDefaults",
    method: "POST",
    path: "/api/codeweaver/default",
    body,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseFinanceDefaults, options)
}

/** Calculates quotes: the payment from the deposit, or the deposit from the payment. Spec 2 §4, §7. */
export function quoteFinance(
  http: ServiceHttp,
  body: QuoteFinanceInput,
  options?: CallOptions,
): Promise<FinanceQuotes> {
  const request: ServiceRequest = {
    operation: "quoteFinance",
    method: "POST",
    path: "/api/codeweaver/cfd",
    body,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseFinanceQuotes, options)
}

/** Finds the terms of a quote. Spec 2 §7. */
export function findQuoteTerms(
  http: ServiceHttp,
  { quoteRef }: FindQuoteTermsInput,
  options?: CallOptions,
): Promise<QuoteTerms | null> {
  const request: ServiceRequest = {
    operation: "findQuoteTerms",
    method: "GET",
    path: "/api/codeweaver/legal",
    query: { quoteRef },
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchOrNull(http, request, parseQuoteTerms, options)
}

/** Creates all calls of the service for one connection. */
export function financeQuoteClient(http: ServiceHttp): FinanceQuoteCalls {
  return {
    fetchFinanceDefaults: (input, options) => fetchFinanceDefaults(http, input, options),
    quoteFinance: (input, options) => quoteFinance(http, input, options),
    findQuoteTerms: (input, options) => findQuoteTerms(http, input, options),
  }
}
