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
  /** The deposit in pounds that the visitor pays in cash. */
  readonly deposit: number
  /** The value in pounds of the car that the visitor hands in, or 0. */
  readonly partExchange: number
  /** The finance in pounds that is still owed on that car, or 0. */
  readonly settlement: number
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

/**
 * The reason why a deposit cannot be quoted: the finance still owed exceeds the cash and the value of the old car, the
 * total is outside the lender's limits, or the old car exceeds the deposit that belongs to the chosen payment.
 */
export type DepositFault = "equity" | "limits" | "payment"

/**
 * The finance products, the choices and the quote with which a page starts. The quote is `null` exactly if the deposit
 * has a fault.
 */
export interface FoundFinance {
  readonly products: readonly FinanceProduct[]
  readonly wish: QuoteWish
  readonly quote: FoundQuote | null
  readonly fault: DepositFault | null
}
