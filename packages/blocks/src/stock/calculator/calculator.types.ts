/** The conditions of a contract with this number of months. Spec 2 §3, loan option. */
export interface ContractPeriod {
  readonly months: number
  readonly residualPercent: number
  /** The minimum and maximum of the first payment, in per cent of the price. */
  readonly minPercent: number
  readonly maxPercent: number
}

interface Terms {
  readonly currency: string
  readonly isCampaign?: boolean
  /** A short description of the offer. */
  readonly description?: string
  /** The language of the texts, if it is not that of the page. */
  readonly lang?: string
}

/** The conditions that do not depend on a choice. All of them are required for a result. */
interface Conditions {
  readonly startFee: number
  readonly invoiceFee: number
  /** The lender's or lessor's legal text, with placeholders such as `{months}` and `{interest_rate}`. */
  readonly disclaimer: string
}

interface Priced extends Terms, Conditions {
  readonly price: number
  readonly ratePercent: number
}

export interface LoanTerms extends Priced {
  readonly way: "loan"
  readonly periods: readonly ContractPeriod[]
  /** The initial number of months; `null` when the lender gives none. */
  readonly defaultMonths: number | null
  /** True when the financed price includes VAT, unlike the price on the page. */
  readonly isWithVat?: boolean
}

export interface CompanyTerms extends Priced {
  readonly way: "company"
  /** The yearly mileages as text, each with its contract periods. */
  readonly mileages: readonly { readonly mileage: string; readonly periods: readonly ContractPeriod[] }[]
  /** The initial mileage; `null` when the lessor gives none. */
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
  /** The offers; the calculator begins with the first one. */
  readonly offers: readonly PrivateOffer[]
  /** The parts of the monthly cost. */
  readonly included: readonly string[]
}

export type WayToPayTerms = LoanTerms | PrivateTerms | CompanyTerms

/** The ways to pay for a car that can be calculated, in order. */
export type Calculators = readonly WayToPayTerms[]
