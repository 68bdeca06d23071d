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
 * Fetches a quote and its terms. Returns `null` if the quote contains an error or lacks an amount that the law requires
 * next to a monthly payment (CONC 3.5.5). Throws an error if the terms cannot be loaded, since they contain the name of
 * the lender.
 */
export async function findQuote(
  calls: Pick<FinanceQuoteCalls, "quoteFinance" | "findQuoteTerms">,
  { financedCar, wish }: QuoteInput,
  options?: { signal?: AbortSignal },
): Promise<FoundQuote | null> {
  const quotation = getQuotation(await calls.quoteFinance(createQuotesRequest(financedCar, wish), options))
  const { QuoteReference: quoteRef } = quotation?.Finance.Quote ?? {}
  if (quotation === null || quoteRef === undefined) return null
  const terms = await calls.findQuoteTerms({ quoteRef }, options)
  if (terms === null) throw new Error("finance-quote: the quote has no terms. Check the lender's legal texts.")
  return { quotation, terms: terms.TermsAndConditions }
}
