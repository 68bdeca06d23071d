import type {
  FinanceDefaults,
  FinanceDefaultsRequest,
  FinanceProduct,
  FinanceQuoteCalls,
  FinanceQuotes,
} from "@forecourt/contracts/finance-quote"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import { createQuotesRequest, getComparedAmounts, getQuotation, toSameTerms, toWish } from "./finance-quote.rules.ts"
import type { ComparedQuote, FinancedCar, FoundQuote, QuoteWish } from "./finance-quote.types.ts"

export interface QuoteInput {
  readonly financedCar: FinancedCar
  /** All products of the lender. The ones that are not chosen are quoted for a comparison. */
  readonly products: readonly FinanceProduct[]
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
 * Fetches a quote and its terms, and quotes of the other products with the same terms. Returns `null` if the quote
 * contains an error or lacks an amount that the law requires next to a monthly payment (CONC 3.5.5). Throws an error if
 * the terms cannot be loaded, since they contain the name of the lender.
 *
 * All quotes are requested in one call. If the deposit is calculated from the payment, the other products are requested
 * in a second call, since their deposit is known only then.
 */
export async function findQuote(
  calls: Pick<FinanceQuoteCalls, "quoteFinance" | "findQuoteTerms">,
  { financedCar, products, wish }: QuoteInput,
  options?: { signal?: AbortSignal },
): Promise<FoundQuote | null> {
  const isDepositKnown = wish.calculation === "ToRegularPayment"
  const known = isDepositKnown ? listCompared(wish, products) : []
  const response = await calls.quoteFinance(createQuotesRequest(financedCar, [wish, ...getWishes(known)]), options)
  const quotation = getQuotation(response, wish.familyKey)
  const { QuoteReference: quoteRef } = quotation?.Finance.Quote ?? {}
  if (quotation === null || quoteRef === undefined) return null
  const findOthers = async () => {
    if (isDepositKnown) return toComparedQuotes(known, response)
    const compared = listCompared(toWish(wish, quotation), products)
    const wishes = getWishes(compared)
    const quotes = wishes.length > 0 && (await calls.quoteFinance(createQuotesRequest(financedCar, wishes), options))
    return toComparedQuotes(compared, quotes || { Vehicles: [] })
  }
  // Without the other products, the visitor's own quote is still worth showing.
  const [terms, compared] = await Promise.all([
    calls.findQuoteTerms({ quoteRef }, options),
    findOthers().catch(() => []),
  ])
  if (terms === null) throw new Error("finance-quote: the quote has no terms. Check the lender's legal texts.")
  return { quotation, terms: terms.TermsAndConditions, compared }
}

interface Compared {
  readonly familyKey: FinanceProduct["FamilyKey"]
  /** The choices to request, or `null` if the product does not allow the same terms. */
  readonly wish: QuoteWish | null
}

function listCompared(wish: QuoteWish, products: readonly FinanceProduct[]): readonly Compared[] {
  return products
    .filter(({ FamilyKey }) => FamilyKey !== wish.familyKey)
    .map((product) => ({ familyKey: product.FamilyKey, wish: toSameTerms(wish, product) }))
}

function getWishes(compared: readonly Compared[]): readonly QuoteWish[] {
  return compared.flatMap(({ wish }) => wish ?? [])
}

function toComparedQuotes(compared: readonly Compared[], quotes: FinanceQuotes): readonly ComparedQuote[] {
  return compared.map(({ familyKey, wish }) => ({ familyKey, amounts: wish && getComparedAmounts(quotes, wish) }))
}
