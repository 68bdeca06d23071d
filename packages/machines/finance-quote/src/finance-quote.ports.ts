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
  /** Fetches a quote with its terms. Returns `null` when the quote contains an error. */
  readonly findQuote: (input: QuoteInput, options?: { signal?: AbortSignal }) => Promise<FoundQuote | null>
}

export const ports = openPorts<QuotePorts>("finance-quote", ["fetchFinanceDefaults", "findQuote"])

/**
 * Converts the calls of a service to the actors that run the machine's calls: `financeQuoteMachine.provide({ actors:
 * toPorts(client) })`.
 */
export function toPorts(calls: FinanceQuoteCalls): Ports<QuotePorts> {
  return createPorts<QuotePorts>({
    fetchFinanceDefaults: (input, options) => calls.fetchFinanceDefaults(input, options),
    findQuote: (input, options) => findQuote(calls, input, options),
  })
}

/**
 * Fetches a quote with its terms. Returns `null` when the quote contains an error. If its terms cannot be parsed, the
 * quote is returned without them.
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
