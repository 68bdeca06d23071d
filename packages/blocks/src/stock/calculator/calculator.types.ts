/** What holds for a contract of so many months. Spec 2 §3, loan option. */
export interface ContractPeriod {
  readonly months: number
  readonly residualPercent: number
  /** The least and the most that may be paid at once, of the price. */
  readonly minPercent: number
  readonly maxPercent: number
}

interface Terms {
  readonly currency: string
  readonly isCampaign?: boolean
  /** A sentence on what it is. */
  readonly description?: string
  /** The lender's or lessor's own words, with `{months}`, `{interest_rate}` … in them. */
  readonly disclaimer: string
}

interface Priced extends Terms {
  readonly price: number
  readonly ratePercent: number
  readonly startFee: number
  readonly invoiceFee: number
}

export interface LoanTerms extends Priced {
  readonly way: "loan"
  readonly periods: readonly ContractPeriod[]
  readonly defaultMonths: number
}

export interface CompanyTerms extends Priced {
  readonly way: "company"
  /** Kilometres or miles in a year, in words, with what holds for each. */
  readonly mileages: readonly { readonly mileage: string; readonly periods: readonly ContractPeriod[] }[]
  readonly defaultMileage: string
  readonly defaultMonths: number
}

export interface PrivateTerms extends Terms {
  readonly way: "private"
  readonly startFee: number
  readonly invoiceFee: number
  readonly offers: readonly { readonly months: number; readonly mileage: string; readonly monthly: number }[]
  /** What the monthly cost contains. */
  readonly included: readonly string[]
}

/** The ways to pay for a car that can be worked out, in order. */
export type Calculators = readonly (LoanTerms | PrivateTerms | CompanyTerms)[]
