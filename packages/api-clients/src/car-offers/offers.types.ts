import type { CreditProduct, ExampleMarket, RepresentativeExample } from "@forecourt/finance"

/** The contract conditions for a period. Spec 2 §3, loan option. */
export interface ContractPeriod {
  readonly months: number
  readonly residualPercent: number
  /** The limits of the first payment, as percentages of the price. */
  readonly minPercent: number
  readonly maxPercent: number
}

interface Terms {
  readonly currency: string
  readonly isCampaign?: boolean
  readonly description?: string
  /** The language of the texts. It is set only if it differs from the page's language. */
  readonly lang?: string
}

interface Priced extends Terms {
  readonly price: number
  readonly product: CreditProduct
  /** The lender's or lessor's legal text, with placeholders such as `{months}` and `{interest_rate}`. */
  readonly disclaimer: string
}

export interface LoanTerms extends Priced {
  readonly way: "loan"
  /** The market whose law determines the representative example. */
  readonly market: ExampleMarket
  readonly periods: readonly ContractPeriod[]
  /** The initially selected number of months, or `null` if the lender specifies none. */
  readonly defaultMonths: number | null
  /** True if the financed price includes VAT although the price on the page excludes it. */
  readonly isWithVat?: boolean
}

export interface CompanyTerms extends Priced {
  readonly way: "company"
  /** The available yearly mileages as formatted text, each with its contract periods. */
  readonly mileages: readonly { readonly mileage: string; readonly periods: readonly ContractPeriod[] }[]
  /** The initially selected mileage, or `null` if the lessor specifies none. */
  readonly defaultMileage: string | null
  readonly defaultMonths: number | null
}

export interface PrivateOffer {
  readonly startFee: number
  readonly invoiceFee: number
  readonly disclaimer: string
  readonly months: number
  readonly mileage: string
  readonly monthly: number
}

export interface PrivateTerms extends Terms {
  readonly way: "private"
  /** The leasing offers. The first offer is selected initially. */
  readonly offers: readonly PrivateOffer[]
  readonly included: readonly string[]
}

export type WayToPayTerms = LoanTerms | PrivateTerms | CompanyTerms

/** The monthly cost of a payment option. A loan is shown only with its representative example. */
export type MonthlyPrice =
  | { readonly way: "loan"; readonly amount: number; readonly example: RepresentativeExample }
  | { readonly way: "private" | "company"; readonly amount: number }

export type Calculators = readonly WayToPayTerms[]

/** The terms that a visitor selected, by the name of the query parameter. */
export type SelectedTerms = Readonly<Partial<Record<TermName, number | undefined>>>

export type TermName = (typeof TERM_NAMES)[number]

export const TERM_NAMES = [
  "loanMonths",
  "loanDeposit",
  "loanResidual",
  "companyMileage",
  "companyMonths",
  "companyFirst",
  "privateMileage",
  "privateMonths",
  "compareMonths",
  "compareMileage",
] as const
