/** The conditions of a contract with that many months. Spec 2 §3, loan option. */
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
}

/** The conditions that do not depend on a choice: without one of these there is no result. */
interface Conditions {
  readonly startFee: number
  readonly invoiceFee: number
  /** The lender's or lessor's own words, with `{months}`, `{interest_rate}` … in them. */
  readonly disclaimer: string
}

interface Priced extends Terms, Conditions {
  readonly price: number
  readonly ratePercent: number
}

export interface LoanTerms extends Priced {
  readonly way: "loan"
  readonly periods: readonly ContractPeriod[]
  /** `null` where the lender names none. */
  readonly defaultMonths: number | null
  /** The price that is financed contains value added tax, unlike the one that the page shows. */
  readonly isWithVat?: boolean
}

export interface CompanyTerms extends Priced {
  readonly way: "company"
  /** Kilometres or miles in a year, in words, with what holds for each. */
  readonly mileages: readonly { readonly mileage: string; readonly periods: readonly ContractPeriod[] }[]
  /** `null` where the lessor names none. */
  readonly defaultMileage: string | null
  readonly defaultMonths: number | null
}

/** An offer of personal leasing. */
export interface PrivateOffer extends Conditions {
  readonly months: number
  readonly mileage: string
  readonly monthly: number
}

export interface PrivateTerms extends Terms {
  readonly way: "private"
  /** The calculator begins with the first. */
  readonly offers: readonly PrivateOffer[]
  /** The parts of the monthly cost. */
  readonly included: readonly string[]
}

export type WayToPayTerms = LoanTerms | PrivateTerms | CompanyTerms

/** The ways to pay for a car that can be worked out, in order. */
export type Calculators = readonly WayToPayTerms[]
