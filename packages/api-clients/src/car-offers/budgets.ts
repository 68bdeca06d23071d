import type { SearchFilter } from "@forecourt/contracts/search"
import { calculateRoundedInstalment } from "@forecourt/finance"
import { readCurrency } from "../search/car-price.ts"
import { getDepositLimits, getGreatestResidual, getLoanOffer, getShare } from "./offers.ts"
import type { ContractPeriod, LoanTerms } from "./offers.types.ts"
import { type FinancedCar, getWayToPay } from "./read-offers.ts"

/** The loan that a visitor can afford: a term in months, a deposit, and a limit for the monthly payment. */
export interface Budget {
  readonly months: number
  readonly deposit: number
  readonly monthly: number
}

/** The options of a budget. The search service indexes every combination of them that a car's loan allows. */
export interface BudgetOptions {
  readonly months: readonly number[]
  readonly deposits: readonly number[]
  readonly monthly: readonly number[]
}

const MONTHS = [12, 24, 36, 48, 60, 72, 84, 96, 120]
const EURO_DEPOSITS = [0, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 20_000]
const EURO_LIMITS = [100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 900, 1000, 1200, 1500]

const EUROS: BudgetOptions = { months: MONTHS, deposits: EURO_DEPOSITS, monthly: EURO_LIMITS }
const KRONOR: BudgetOptions = {
  months: MONTHS,
  deposits: EURO_DEPOSITS.map((amount) => amount * 10),
  monthly: EURO_LIMITS.map((amount) => amount * 10),
}

/** The loans of these currencies are calculated. British loans are calculated by the lender. */
const OPTIONS = {
  SEK: { market: "se", ...KRONOR },
  NOK: { market: "no", ...KRONOR },
  EUR: { market: "fi", ...EUROS },
} as const

/** Returns the options of a budget in a currency, or `null` if loans in this currency are not calculated. */
export function getBudgetOptions(currency: string): BudgetOptions | null {
  return isCalculated(currency) ? OPTIONS[currency] : null
}

/** Parses a budget such as `72-50000-4000`. Returns `null` for any other text. */
export function parseBudget(text: string): Budget | null {
  const [, months, deposit, monthly] = /^(\d{1,3})-(\d{1,9})-(\d{1,9})$/.exec(text) ?? []
  return monthly === undefined ? null : { months: Number(months), deposit: Number(deposit), monthly: Number(monthly) }
}

/** Formats a budget as text, which is also its code in the search index: `72-50000-4000`. */
export function formatBudget({ months, deposit, monthly }: Budget): string {
  return `${months}-${deposit}-${monthly}`
}

/** Replaces the parts of a budget with the nearest options. Returns `null` if loans in this currency are not calculated. */
export function toOfferedBudget({ months, deposit, monthly }: Budget, currency: string): Budget | null {
  const options = getBudgetOptions(currency)
  return (
    options && {
      months: findNearest(options.months, months),
      deposit: findNearest(options.deposits, deposit),
      monthly: findNearest(options.monthly, monthly),
    }
  )
}

function findNearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best))
}

/** Lists the codes of all cars that fit into a budget: the codes with the same or a lower monthly limit. */
export function listFittingCodes(budget: Budget): readonly string[] {
  const limits = [...EUROS.monthly, ...KRONOR.monthly].filter((limit) => limit <= budget.monthly)
  return [...new Set(limits)].map((monthly) => formatBudget({ ...budget, monthly }))
}

/** Creates the search filters for a budget such as `72-50000-4000`. Any other text has none. */
export function createBudgetFilters(text: string): readonly SearchFilter[] {
  const budget = parseBudget(text)
  return budget === null ? [] : [{ name: "car_loan_budgets", values: [...listFittingCodes(budget)] }]
}

/**
 * Lists the budgets into which a car fits: for each term and deposit that its loan allows, the lowest monthly limit
 * that is not below the instalment. The instalment is the one that the calculator on the car's page shows. If the loan
 * does not allow such a high deposit, its highest deposit is used.
 */
export function listBudgetCodes(car: FinancedCar): readonly string[] {
  const currency = readCurrency(car)
  if (currency === null || !isCalculated(currency)) return []
  const { market, ...options } = OPTIONS[currency]
  const terms = getWayToPay("loan", car, { locale: "en", market })
  return terms?.way === "loan" ? listLoanCodes(terms, options) : []
}

function listLoanCodes(terms: LoanTerms, options: BudgetOptions): readonly string[] {
  const periods = terms.periods.filter(({ months }) => options.months.includes(months))
  return periods.flatMap((period) => {
    const limits = getDepositLimits(terms, period)
    const deposits = options.deposits.filter((deposit) => limits !== null && deposit >= limits.min)
    return deposits.flatMap((deposit) => {
      const monthly = getInstalment(terms, period, Math.min(deposit, limits?.max ?? 0))
      const limit = options.monthly.find((limit) => monthly !== null && monthly <= limit)
      return limit === undefined ? [] : [formatBudget({ months: period.months, deposit, monthly: limit })]
    })
  })
}

/** Returns the instalment with the highest residual value, or `null` if no loan is possible. */
function getInstalment(terms: LoanTerms, period: ContractPeriod, deposit: number): number | null {
  const { price, product } = terms
  const { months } = period
  const residual = getShare(price, period.residualPercent)
  if (residual < price - deposit) return calculateRoundedInstalment(product, { price, deposit, months, residual })
  const residualPercent = getGreatestResidual(terms, period, deposit)
  if (residualPercent === null) return null
  return getLoanOffer(terms, { period, deposit, residualPercent })?.instalment ?? null
}

function isCalculated(currency: string): currency is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, currency)
}
