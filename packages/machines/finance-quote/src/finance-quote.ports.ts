import type { FinanceDefaults, FinanceDefaultsRequest, FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import { createQuotesRequest, getQuotation } from "./finance-quote.rules.ts"
import type { FinancedCar, FoundQuote, QuoteWish } from "./finance-quote.types.ts"

export interface QuoteInput {
  readonly financedCar: FinancedCar
  readonly wish: QuoteWish
}

export interface QuotePorts {
  readonly fetchFinanceDefaults: (
    input: FinanceDefaultsRequest,
    options?: { signal?: AbortSignal },
  ) => Promise<FinanceDefaults>
  /** Fetches a quote with its terms. Returns `null` if the service reports an error in the quote. */
  readonly findQuote: (input: QuoteInput, options?: { signal?: AbortSignal }) => Promise<FoundQuote | null>
}

export const ports = openPorts<QuotePorts>("finance-quote", ["fetchFinanceDefaults", "findQuote"])

/**
 * Converts the functions of a service client to the XState actors that the machine invokes:
 * `financeQuoteMachine.provide({ actors: toPorts(client) })`.
 */
export function toPorts(calls: FinanceQuoteCalls): Ports<QuotePorts> {
  return createPorts<QuotePorts>({
    fetchFinanceDefaults: (input, options) => calls.fetchFinanceDefaults(input, options),
    findQuote: (input, options) => findQuote(calls, input, options),
  })
}

/**
 * Fetches a quote and its terms. Returns `null` if the quote contains an error. If only the terms cannot be loaded, the
 * quote is returned without terms.
 */
export async function findQuote(
  calls: Pick<FinanceQuoteCalls, "quoteFinance" | "findQuoteTerms">,
  { financedCar, wish }: QuoteInput,
  options?: { signal?: AbortSignal },
): Promise<FoundQuote | null> {
  const quotation = getQuotation(await calls.quoteFinance(createQuotesRequest(financedCar, wish), options))
  if (quotation === null) return null
  const { QuoteReference: quoteRef } = quotation.Finance.Quote
  const terms = quoteRef === undefined ? null : await calls.findQuoteTerms({ quoteRef }, options).catch(() => null)
  return { quotation, terms: terms?.TermsAndConditions ?? null }
}
