import type { FinanceDefaults, FinanceDefaultsRequest, FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import { createQuotesRequest, getQuotation } from "./finance-quote.rules.ts"
import type { FinanceSubject, FoundQuote, QuoteWish } from "./finance-quote.types.ts"

/** The input of a quote. */
export interface QuoteInput {
  readonly subject: FinanceSubject
  readonly wish: QuoteWish
}

/** The calls that the machine makes. */
export interface QuotePorts {
  readonly fetchFinanceDefaults: (
    input: FinanceDefaultsRequest,
    options?: { signal?: AbortSignal },
  ) => Promise<FinanceDefaults>
  /** A quote with its terms; `null` where there is an error inside. */
  readonly findQuote: (input: QuoteInput, options?: { signal?: AbortSignal }) => Promise<FoundQuote | null>
}

/** The machine's ports before an app provides them. */
export const ports = openPorts<QuotePorts>("finance-quote", ["fetchFinanceDefaults", "findQuote"])

/** The calls of a service as the machine's ports: `financeQuoteMachine.provide({ actors: toPorts(client) })`. */
export function toPorts(calls: FinanceQuoteCalls): Ports<QuotePorts> {
  return createPorts<QuotePorts>({
    fetchFinanceDefaults: (input, options) => calls.fetchFinanceDefaults(input, options),
    findQuote: (input, options) => findQuote(calls, input, options),
  })
}

/** A quote with its terms; `null` where there is an error inside. A quote whose terms cannot be read is one all the same. */
export async function findQuote(
  calls: Pick<FinanceQuoteCalls, "quoteFinance" | "findQuoteTerms">,
  { subject, wish }: QuoteInput,
  options?: { signal?: AbortSignal },
): Promise<FoundQuote | null> {
  const quotation = getQuotation(await calls.quoteFinance(createQuotesRequest(subject, wish), options))
  if (quotation === null) return null
  const { QuoteReference: quoteRef } = quotation.Finance.Quote
  const terms = quoteRef === undefined ? null : await calls.findQuoteTerms({ quoteRef }, options).catch(() => null)
  return { quotation, terms: terms?.TermsAndConditions ?? null }
}
