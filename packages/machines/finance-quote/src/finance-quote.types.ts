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

/** A quote with its legally required terms. */
export interface FoundQuote {
  readonly quotation: ShownQuotation
  readonly terms: string
}

/** The finance products, the choices and the quote with which a page starts. */
export interface FoundFinance {
  readonly products: readonly FinanceProduct[]
  readonly wish: QuoteWish
  readonly quote: FoundQuote
}
