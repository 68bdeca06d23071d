import type {
  Finance,
  FinanceProduct,
  FinanceQuotation,
  OrganisationIdentifier,
  PhysicalVehicle,
  Quote,
  QuoteParameters,
} from "@forecourt/contracts/finance-quote"

/** The vehicle that is financed, and its seller. */
export interface FinanceSubject {
  readonly vehicle: PhysicalVehicle
  readonly organisation: OrganisationIdentifier
}

/** The choices of a visitor: the amount that was changed last decides, and the other follows. Spec 2 §4. */
export interface QuoteWish {
  readonly familyKey: FinanceProduct["FamilyKey"]
  /** Months. */
  readonly term: number
  /** Pounds at once. */
  readonly deposit: number
  /** Pounds a month. */
  readonly payment: number
  /** Miles a year; `null` where the product counts none. */
  readonly annualMileage: number | null
  readonly calculation: QuoteParameters["CalculationType"]
}

/** A quote as the provider has it, without an error. One that visitors share has no reference: that is one visitor's. */
export type ShownQuotation = Pick<Required<FinanceQuotation>, "Blocks"> & {
  readonly Finance: Omit<Finance, "Quote"> & { readonly Quote: ShownQuote }
}

export type ShownQuote = Omit<Quote, "QuoteReference"> & Partial<Pick<Quote, "QuoteReference">>

/** A quote, and what the law wants said of it, as far as that could be read. */
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
