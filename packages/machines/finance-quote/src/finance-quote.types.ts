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
 * The choices of a visitor. When the visitor changes the deposit or the payment, the other amount is calculated from
 * it. Spec 2 §4.
 */
export interface QuoteWish {
  readonly familyKey: FinanceProduct["FamilyKey"]
  /** The term in months. */
  readonly term: number
  /** The deposit in pounds. */
  readonly deposit: number
  /** The monthly payment in pounds. */
  readonly payment: number
  /** The miles per year, or `null` for a product without mileage. */
  readonly annualMileage: number | null
  readonly calculation: QuoteParameters["CalculationType"]
}

/** A quote without errors. Its reference may be missing, since only a quote for a single visitor has a reference. */
export type ShownQuotation = Pick<Required<FinanceQuotation>, "Blocks"> & {
  readonly Finance: Omit<Finance, "Quote"> & { readonly Quote: ShownQuote }
}

export type ShownQuote = Omit<Quote, "QuoteReference"> & Partial<Pick<Quote, "QuoteReference">>

/** A quote with the legally required terms, if they could be parsed. */
export interface FoundQuote {
  readonly quotation: ShownQuotation
  readonly terms: string | null
}

/** The initial products, choices and quote of a page. */
export interface FoundFinance {
  readonly products: readonly FinanceProduct[]
  readonly wish: QuoteWish
  readonly quote: FoundQuote
}
