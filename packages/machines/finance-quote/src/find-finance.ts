import type { FinanceProduct, FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import { findQuote } from "./finance-quote.ports.ts"
import { firstWish, wishOf, wishWithin } from "./finance-quote.rules.ts"
import type { FinanceSubject, FoundFinance, QuoteWish } from "./finance-quote.types.ts"

/**
 * What a page begins with, for a server that renders it: the first product's own quote, or what a visitor wishes for.
 * `null` where there is an error inside the quote; throws where there are no products.
 */
export async function findFinance(
  calls: FinanceQuoteCalls,
  subject: FinanceSubject,
  { wanted = {}, signal }: { readonly wanted?: Partial<QuoteWish>; readonly signal?: AbortSignal } = {},
): Promise<FoundFinance | null> {
  const options = signal && { signal }
  const { vehicle, organisation } = subject
  const request = { PhysicalVehicle: vehicle, OrganisationIdentifier: organisation }
  const { Products: products } = await calls.fetchFinanceDefaults(request, options)
  const product = productOf(products, wanted.familyKey)
  const wish = wishWithin({ ...firstWish(product), ...wanted }, product)
  const quote = await findQuote(calls, { subject, wish }, options)
  return quote && { products, wish: wishOf(wish, quote.quotation), quote }
}

/** The product of a kind, else the first one. */
export function productOf(products: readonly FinanceProduct[], familyKey?: string): FinanceProduct {
  const product = products.find(({ FamilyKey }) => FamilyKey === familyKey) ?? products[0]
  if (product === undefined)
    throw new Error("finance-quote: there are no products. The service should refuse the vehicle instead.")
  return product
}
