import type { FinanceProduct, FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import { findQuote } from "./finance-quote.ports.ts"
import { createWish, findDepositFault, toWish, toWishWithin } from "./finance-quote.rules.ts"
import type { FinancedCar, FoundFinance, FoundQuote, QuoteWish } from "./finance-quote.types.ts"

/**
 * Loads the first quote of a page on the server. It uses the visitor's choices, and the product's defaults for
 * everything that the visitor has not chosen. No quote is requested for a deposit with a fault. Returns `null` if the
 * quote contains an error, and throws an error if there are no products.
 */
export async function findFinance(
  calls: FinanceQuoteCalls,
  financedCar: FinancedCar,
  { wanted = {}, signal }: { readonly wanted?: Partial<QuoteWish>; readonly signal?: AbortSignal } = {},
): Promise<FoundFinance | null> {
  const options = signal && { signal }
  const { vehicle, organisation } = financedCar
  const request = { PhysicalVehicle: vehicle, OrganisationIdentifier: organisation }
  const { Products: products } = await calls.fetchFinanceDefaults(request, options)
  const product = getProduct(products, wanted.familyKey)
  const wish = toWishWithin({ ...createWish(product), ...wanted }, product)
  const fault = findDepositFault(wish, product)
  if (fault !== null) return { products, wish, quote: null, fault }
  const quote = await findQuote(calls, { financedCar, products, wish }, options)
  return quote && { products, ...applyQuote(wish, quote) }
}

/**
 * Updates the choices with a quote. If the old car is worth more than the deposit that belongs to the chosen payment,
 * there would be a negative amount of cash, and the quote is left out.
 */
export function applyQuote(wish: QuoteWish, quote: FoundQuote): Pick<FoundFinance, "wish" | "quote" | "fault"> {
  const quoted = toWish(wish, quote.quotation)
  if (quoted.deposit < 0) return { wish: { ...wish, deposit: 0 }, quote: null, fault: "payment" }
  return { wish: quoted, quote, fault: null }
}

/**
 * Removes the reference from the quote on a page that all visitors share, since a reference identifies the application
 * of one visitor. Each browser then fetches its own reference.
 */
export function removeReference(finance: FoundFinance): FoundFinance {
  const { quote, ...rest } = finance
  if (quote === null) return finance
  const { Finance, Blocks } = quote.quotation
  const { QuoteReference: reference, QuoteActions, ...amounts } = Finance.Quote
  const { Apply } = QuoteActions
  const actions = Apply === undefined ? {} : { Apply: removeValue(Apply, reference) }
  return {
    ...rest,
    quote: { ...quote, quotation: { Blocks, Finance: { ...Finance, Quote: { ...amounts, QuoteActions: actions } } } },
  }
}

/**
 * Removes the query parameters with the given value from a URL. If the value also occurs in another part of the URL,
 * only the origin is returned.
 */
function removeValue(href: string, value: string | undefined): string {
  if (!URL.canParse(href) || value === undefined) return href
  const url = new URL(href)
  for (const [name, item] of [...url.searchParams]) if (item === value) url.searchParams.delete(name)
  return url.href.includes(value) ? url.origin : url.href
}

/**
 * Returns the finance product with the given family key. If no product has that key, returns the first product. Throws
 * an error if there are no products.
 */
export function getProduct(products: readonly FinanceProduct[], familyKey?: string): FinanceProduct {
  const product = products.find(({ FamilyKey }) => FamilyKey === familyKey) ?? products[0]
  if (product === undefined)
    throw new Error("finance-quote: there are no products. The service should refuse the vehicle instead.")
  return product
}
