import type { Fuel } from "../catalogue/catalogue.types.ts"

/** The countries of the sites. */
export type MarketName = "se" | "no" | "uk" | "fi" | "sk"

/** The currency, the units and the terms of a country. */
export interface Market {
  readonly name: MarketName
  readonly locale: string
  readonly currency: string
  /** The VAT rate in percent. */
  readonly vat: number
  /**
   * The factors from a new car's price in euros to the currency, by fuel: the exchange rate and the country's taxes.
   */
  readonly rates: Readonly<Record<Fuel, number>>
  /** The step to which prices are rounded, and the amount that is then subtracted: 249 900. */
  readonly step: number
  readonly below: number
  readonly distance: Distance
  readonly loan: LoanTerms
  readonly lease: LeaseTerms
}

/** The unit and format of distances. */
export interface Distance {
  readonly unit: "mil" | "mi" | "km"
  readonly kilometres: number
  /** The yearly mileages of leases, in the unit. */
  readonly yearly: readonly number[]
}

/** The terms of a lender. */
export interface LoanTerms {
  /** The nominal interest rate per year in percent; lower in a campaign. */
  readonly interest: number
  readonly campaignInterest: number
  readonly startFee: number
  readonly invoiceFee: number
  readonly minCashPercent: number
  readonly maxCashPercent: number
  readonly defaultMonths: number
  /** The durations in months, each with the residual value of the price in percent for a young car. */
  readonly durations: readonly (readonly [months: number, residualPercent: number])[]
}

/** The terms of a lessor. */
export interface LeaseTerms {
  /** The nominal interest rate per year in percent. */
  readonly interest: number
  readonly startFee: number
  readonly invoiceFee: number
}
