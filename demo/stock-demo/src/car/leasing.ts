import type { ContractDuration, LeasingOption } from "@forecourt/contracts/search"
import { textsOf, withUnit } from "../language/texts.ts"
import { monthlyCost } from "./annuity.ts"
import type { CarFacts } from "./facts.types.ts"
import { withoutVat } from "./price.ts"

/** The durations of leases in months. */
const TERMS = [24, 36, 48] as const
const DEFAULT_MONTHS = 36

/** The shares of a price that are left after the first year, and after each further one. */
const RESIDUAL_FIRST = 0.82
const RESIDUAL_YEARLY = 0.86
/** The reduction of this share for each larger mileage. */
const RESIDUAL_BY_DISTANCE = 0.03
/** The share of the cost that a private lease has in a campaign. */
const CAMPAIGN = 0.92

interface Leases {
  readonly car_has_privateleasing: boolean
  readonly car_has_companyleasing: boolean
  readonly car_leasing_options?: LeasingOption[]
  readonly car_private_leasing_option?: LeasingOption
  readonly car_company_leasing_option?: LeasingOption
  readonly car_privateleasing_monthly_cost?: number
  readonly car_companyleasing_monthly_cost?: number
  readonly car_has_campaign_privateleasing: boolean
  readonly car_has_campaign_companyleasing: boolean
}

/** The leases that are available for a car, and which of them is a campaign. */
interface Offer {
  readonly isPrivate: boolean
  readonly isCompany: boolean
  readonly isCampaign: boolean
}

/** Calculates the leases of a car at its price, which includes VAT; costs for companies exclude it. */
export function leasesOf(facts: CarFacts, price: number, { isPrivate, isCompany, isCampaign }: Offer): Leases {
  const lessees = isPrivate ? privateLeases(facts, price, isCampaign) : []
  const company = isCompany ? companyLease(facts, price, isCampaign) : null
  const [first] = [...lessees].sort((one, other) => (one.monthly_cost ?? 0) - (other.monthly_cost ?? 0))
  return {
    car_has_privateleasing: isPrivate,
    car_has_companyleasing: isCompany,
    car_has_campaign_privateleasing: isPrivate && isCampaign,
    car_has_campaign_companyleasing: isCompany && isCampaign,
    ...(isPrivate || isCompany ? { car_leasing_options: [...lessees, ...(company ? [company] : [])] } : {}),
    ...(first ? { car_private_leasing_option: first } : {}),
    ...(first?.monthly_cost === undefined ? {} : { car_privateleasing_monthly_cost: first.monthly_cost }),
    ...(company ? { car_company_leasing_option: company } : {}),
    ...(company?.monthly_cost === undefined ? {} : { car_companyleasing_monthly_cost: company.monthly_cost }),
  }
}

/** Calculates the monthly cost of a car at this price, for a duration and the index of a mileage. */
function costOf(interest: number, price: number, months: number, step: number): number {
  const residual = Math.round((price * residualPercent(months, step)) / 100)
  return monthlyCost({ principal: price, interest, months, residual })
}

function residualPercent(months: number, step: number): number {
  const share = RESIDUAL_FIRST * RESIDUAL_YEARLY ** (months / 12 - 1) - RESIDUAL_BY_DISTANCE * step
  return Math.round(share * 100)
}

function privateLeases(facts: CarFacts, price: number, isCampaign: boolean): LeasingOption[] {
  const { finance } = facts.language
  return facts.market.distance.yearly.flatMap((mileage, step) =>
    TERMS.slice(0, 2).map((months) => {
      const cost = Math.round(costOf(facts.market.lease.interest, price, months, step) * (isCampaign ? CAMPAIGN : 1))
      return {
        leasing_type: "Private" as const,
        title: finance.privateLease,
        description: finance.privateDescription,
        disclaimer: finance.privateDisclaimer,
        ...commonOf(facts, { mileage, months, cost, isCampaign }),
      }
    }),
  )
}

function companyLease(facts: CarFacts, price: number, isCampaign: boolean): LeasingOption {
  const { market, language } = facts
  const { finance } = language
  const [, mileage = 0] = market.distance.yearly
  // A campaign for companies lowers the interest rate, so that the calculator can reproduce the cost.
  const interest = isCampaign ? market.loan.campaignInterest : market.lease.interest
  const cost = costOf(interest, withoutVat(price, market), DEFAULT_MONTHS, 1)
  return {
    leasing_type: "Company",
    title: finance.companyLease,
    description: finance.companyDescription,
    disclaimer: finance.companyDisclaimer,
    ...commonOf(facts, { mileage, months: DEFAULT_MONTHS, cost, isCampaign }),
    interest_rate: interest,
    default_mileage: mileage,
    options: market.distance.yearly.map((distance, step) => ({ mileage: distance, durations: durationsOf(step) })),
    default_option: durationOf(DEFAULT_MONTHS, 1),
  }
}

const durationsOf = (step: number): ContractDuration[] => TERMS.map((months) => durationOf(months, step))

function durationOf(months: number, step: number): ContractDuration {
  const residual_percentage = residualPercent(months, step)
  return { months, residual_percentage, cash_amount_min_percentage: 0, cash_amount_max_percentage: 30 }
}

interface Term {
  readonly mileage: number
  readonly months: number
  readonly cost: number
  readonly isCampaign: boolean
}

function commonOf({ market, language }: CarFacts, { mileage, months, cost, isCampaign }: Term) {
  const { money, number } = textsOf(market)
  const { finance } = language
  const { startFee, invoiceFee } = market.lease
  return {
    monthly_cost: cost,
    monthly_cost_text: finance.perMonth(money(cost)),
    duration: months,
    months_text: finance.months(months),
    mileage,
    mileage_text: finance.perYear(
      withUnit(number(mileage), market.distance.unit === "mi" ? "miles" : market.distance.unit),
    ),
    start_fee: startFee,
    start_fee_text: money(startFee),
    invoice_fee: invoiceFee,
    invoice_fee_text: money(invoiceFee),
    is_campaign: isCampaign,
    asterix: true,
    sales_text: finance.sales,
  }
}
