import type { CalculatorOption, ContractDuration, LoanOption } from "@forecourt/contracts/search"
import { LENDING_RULES } from "@forecourt/finance"
import { textsOf } from "../language/texts.ts"
import type { LoanTerms } from "../market/market.types.ts"
import { remembered } from "../remembered.ts"
import { monthlyCost } from "./annuity.ts"
import type { CarFacts } from "./facts.types.ts"

/** The step of down payments. Spec 2 §9. */
const DEPOSIT_STEP = 1000

/** The maximum age in years for a loan, and the maximum age for one with a residual value. */
const OLDEST = 12
const RESIDUAL_UNTIL = 6
/** The minimum price for a loan, in euros. */
const LEAST = 2500

interface Loan {
  readonly car_loan_option: LoanOption
  readonly car_loan_monthly_cost: number
  readonly car_loan_calculator_option: CalculatorOption
  readonly car_has_campaign_loan: boolean
}

/** Creates the loan offer for a car at its price; returns `null` for a car that is too old or too cheap. */
export function loanOf(facts: CarFacts, price: number, isCampaign: boolean): Loan | null {
  const { market, age } = facts
  if (age > OLDEST || price < LEAST * market.rates.petrol) return null
  return {
    car_loan_option: loanOption(facts, price, isCampaign),
    car_loan_monthly_cost: defaultCost(facts, price, isCampaign),
    car_loan_calculator_option: calculatorOption(facts, price, isCampaign),
    car_has_campaign_loan: isCampaign,
  }
}

function loanOption(facts: CarFacts, price: number, isCampaign: boolean): LoanOption {
  const { language, market } = facts
  const { finance } = language
  const cost = defaultCost(facts, price, isCampaign)
  return {
    title: isCampaign ? finance.campaignLoan : finance.loan,
    interest_rate: interestOf(facts, isCampaign),
    ...feesOf(facts),
    description: finance.loanDescription,
    disclaimer: finance.loanDisclaimer,
    default_monthly_cost: cost,
    default_monthly_cost_text: finance.perMonth(textsOf(market).money(cost)),
    default_contract_duration: defaultDuration(facts),
    contract_durations: [...durationsOf(facts)],
  }
}

function calculatorOption(facts: CarFacts, price: number, isCampaign: boolean): CalculatorOption {
  const { language, market } = facts
  return {
    title: language.finance.calculator,
    price_base_amount: price,
    ...feesOf(facts),
    interest_rate_text: textsOf(market).percent(interestOf(facts, isCampaign)),
    has_fixed_interest_rate: market.name === "uk" || market.name === "sk",
    sales_text: language.finance.sales,
    description: language.finance.loanDescription,
    disclaimer: language.finance.loanDisclaimer,
  }
}

function feesOf({ market }: CarFacts) {
  const { startFee, invoiceFee } = market.loan
  const { money } = textsOf(market)
  return {
    start_fee: startFee,
    start_fee_text: money(startFee),
    invoice_fee: invoiceFee,
    invoice_fee_text: money(invoiceFee),
  }
}

function interestOf({ market }: CarFacts, isCampaign: boolean): number {
  return isCampaign ? market.loan.campaignInterest : market.loan.interest
}

const durationsOf = ({ market, age }: CarFacts): readonly ContractDuration[] =>
  age > RESIDUAL_UNTIL ? withoutResidual(market.loan) : withResidual(market.loan)

const withResidual = remembered((terms: LoanTerms) => durationsBy(terms, 1))
const withoutResidual = remembered((terms: LoanTerms) => durationsBy(terms, 0))

function durationsBy({ durations, minCashPercent, maxCashPercent }: LoanTerms, share: 0 | 1): ContractDuration[] {
  return durations.map(([months, residual]) => ({
    months,
    residual_percentage: residual * share,
    cash_amount_min_percentage: minCashPercent,
    cash_amount_max_percentage: maxCashPercent,
  }))
}

function defaultDuration(facts: CarFacts): ContractDuration {
  const { defaultMonths } = facts.market.loan
  return durationsOf(facts).find(({ months }) => months === defaultMonths) ?? { months: defaultMonths }
}

/** Calculates the monthly cost with the minimum down payment and the calculator's initial duration. */
function defaultCost(facts: CarFacts, price: number, isCampaign: boolean): number {
  const { months, residual_percentage = 0, cash_amount_min_percentage = 0 } = defaultDuration(facts)
  const deposit = Math.ceil((price * cash_amount_min_percentage) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP
  const residual = (price * residual_percentage) / 100
  const { startFee } = facts.market.loan
  const isFinanced = LENDING_RULES[facts.market.name].setUpFeePaid === "capitalised"
  const principal = price - deposit + (isFinanced ? startFee : 0)
  return monthlyCost({ principal, interest: interestOf(facts, isCampaign), months, residual })
}
