import type {
  Finance,
  FinanceProduct,
  FinanceQuotation,
  OrganisationIdentifier,
  PhysicalVehicle,
  Quote,
  QuoteParameters,
} from "@forecourt/contracts/finance-quote"

/** The vehicle to finance, with its seller. */
export interface FinancedCar {
  readonly vehicle: PhysicalVehicle
  readonly organisation: OrganisationIdentifier
}

/**
 * The visitor's choices for a quote. The visitor sets either the deposit or the payment, and the other amount is
 * calculated. Spec 2 §4.
 */
export interface QuoteWish {
  readonly familyKey: FinanceProduct["FamilyKey"]
  /** The term in months. */
  readonly term: number
  /** The deposit in pounds. */
  readonly deposit: number
  /** The monthly payment in pounds. */
  readonly payment: number
  /** The annual mileage in miles, or `null` if the product has no mileage option. */
  readonly annualMileage: number | null
  /** The last chosen annual mileage. It remains known while the product has no mileage option. */
  readonly chosenMileage: number | null
  readonly calculation: QuoteParameters["CalculationType"]
}

/**
 * A quote without errors. A quote that is shown to all visitors has no reference, since each reference belongs to a
 * single visitor.
 */
export type ShownQuotation = Pick<Required<FinanceQuotation>, "Blocks"> & {
  readonly Finance: Omit<Finance, "Quote"> & { readonly Quote: ShownQuote }
}

export type ShownQuote = Omit<Quote, "QuoteReference"> & Partial<Pick<Quote, "QuoteReference">>

/** The amounts of a quote, without the reference and the actions of one visitor. */
export type QuoteAmounts = Omit<ShownQuote, "QuoteReference" | "QuoteActions">

/** The quote of another product, to be compared with the chosen one. */
export interface ComparedQuote {
  readonly familyKey: FinanceProduct["FamilyKey"]
  /** The amounts, or `null` if the lender does not quote the product with the same terms. */
  readonly amounts: QuoteAmounts | null
}

/** A quote with its legally required terms, and the quotes of the other products with the same terms. */
export interface FoundQuote {
  readonly quotation: ShownQuotation
  readonly terms: string
  readonly compared: readonly ComparedQuote[]
}

/** The finance products, the choices and the quote with which a page starts. */
export interface FoundFinance {
  readonly products: readonly FinanceProduct[]
  readonly wish: QuoteWish
  readonly quote: FoundQuote
}
