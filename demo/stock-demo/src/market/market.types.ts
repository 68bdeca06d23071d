import type { Fuel } from "../catalogue/catalogue.types.ts"

/** Countries that the sites sell in. */
export type MarketName = "se" | "no" | "uk" | "fi" | "sk"

/** Money and measures of a country. */
export interface Market {
  readonly name: MarketName
  readonly locale: string
  readonly currency: string
  /** In percent. */
  readonly vat: number
  /** Units of the currency that a euro of a price new becomes, by fuel: exchange and the country's taxes. */
  readonly rates: Readonly<Record<Fuel, number>>
  /** What prices are rounded to, and what is taken off then: 249 900. */
  readonly step: number
  readonly below: number
  readonly distance: Distance
  readonly loan: LoanTerms
  readonly lease: LeaseTerms
}

/** How distances are told. */
export interface Distance {
  readonly unit: "mil" | "mi" | "km"
  readonly kilometres: number
  /** Distances a year that leases offer, in the unit. */
  readonly yearly: readonly number[]
}

/** A lender's terms. */
export interface LoanTerms {
  /** Nominal interest a year in percent; lower in a campaign. */
  readonly interest: number
  readonly campaignInterest: number
  readonly startFee: number
  readonly invoiceFee: number
  readonly minCashPercent: number
  readonly maxCashPercent: number
  readonly defaultMonths: number
  /** Months with the share of the price left at the end, in percent, for a car that is young enough. */
  readonly durations: readonly (readonly [months: number, residualPercent: number])[]
}

/** A lessor's terms. */
export interface LeaseTerms {
  /** Nominal interest a year in percent. */
  readonly interest: number
  readonly startFee: number
  readonly invoiceFee: number
}
