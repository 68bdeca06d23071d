import { type Credit, calculateInstalment, calculateEffectiveRate as effectiveRate } from "@forecourt/finance"
import type { CompanyTerms, ContractPeriod, LoanTerms, WayToPayTerms } from "./calculator.types.ts"

/** The step of the period slider. Spec 2 §9. */
export const PERIOD_STEP_MONTHS = 12
export const DEPOSIT_STEP = 1000

/** Calculates the monthly payment of an annuity, in whole units of the currency. Spec 2 §9. */
export function calculateMonthlyPayment(credit: Credit): number {
  return Math.round(calculateInstalment(credit))
}

interface Range {
  readonly min: number
  readonly max: number
}

type LoanPrice = Pick<LoanTerms, "price" | "ratePercent" | "startFee" | "invoiceFee">

export interface LoanChoice {
  readonly period: ContractPeriod
  readonly deposit: number
  /** The residual value in per cent of the price. */
  readonly residualPercent: number
}

export interface LoanOffer {
  readonly principal: number
  readonly residual: number
  readonly monthly: number
  readonly effectivePercent: number
  /** The total cost of the loan, including fees and the residual value but excluding the deposit. */
  readonly total: number
}

/** Returns `null` if there is nothing to borrow, or if no monthly payment or effective rate can be calculated. */
export function getLoanOffer(terms: LoanPrice, { period, deposit, residualPercent }: LoanChoice): LoanOffer | null {
  const { price, ratePercent, startFee, invoiceFee } = terms
  const principal = price - deposit
  const residual = getShare(price, residualPercent)
  if (principal <= 0 || residual > principal) return null
  const cost = { principal, ratePercent, residual, months: period.months, startFee, invoiceFee }
  const monthly = calculateMonthlyPayment(cost)
  const effectivePercent = monthly > 0 ? calculateCostRate(cost) : null
  return effectivePercent === null
    ? null
    : { principal, residual, monthly, effectivePercent, total: calculateTotal(cost) }
}

/**
 * Returns the limits of the deposit in multiples of 1,000. With any deposit within the limits, there is still an amount
 * to borrow. Returns `null` if even the minimum deposit leaves no amount to borrow. Spec 2 §9.
 */
export function getDepositLimits(terms: LoanPrice, period: ContractPeriod): Range | null {
  const { minPercent, maxPercent } = period
  const steps = (percent: number, round: (count: number) => number) =>
    round((terms.price * percent) / 100 / DEPOSIT_STEP)
  const min = steps(minPercent, Math.ceil)
  const max = Math.max(min, steps(maxPercent, Math.round))
  const count = findGreatest({ min, max }, (count) => hasLoan(terms, period, count * DEPOSIT_STEP))
  return count === null ? null : { min: min * DEPOSIT_STEP, max: count * DEPOSIT_STEP }
}

function hasLoan(terms: LoanPrice, period: ContractPeriod, deposit: number): boolean {
  const most = getGreatestResidual(terms, period, deposit)
  return most !== null && getLoanOffer(terms, { period, deposit, residualPercent: most }) !== null
}

/**
 * Returns the highest possible residual value as a percentage of the price. It is lower than the period's maximum if
 * the borrowed amount is too small for this maximum.
 */
export function getGreatestResidual(terms: LoanPrice, period: ContractPeriod, deposit: number): number | null {
  const has = (residualPercent: number) => getLoanOffer(terms, { period, deposit, residualPercent }) !== null
  if (has(period.residualPercent)) return period.residualPercent
  return findGreatest({ min: 0, max: Math.floor(period.residualPercent) }, has)
}

/** Returns the limits of the first payment as percentages of the price, or `null` if even the minimum is too high. */
export function getFirstFeeLimits(
  terms: Pick<CompanyTerms, "price" | "ratePercent">,
  period: ContractPeriod,
): Range | null {
  const { minPercent, maxPercent } = period
  const has = (firstPercent: number) => getCompanyOffer(terms, period, firstPercent) !== null
  if (has(maxPercent)) return { min: minPercent, max: maxPercent }
  const steps = { min: 0, max: Math.floor(maxPercent - minPercent) }
  const step = findGreatest(steps, (step) => has(minPercent + step))
  return step === null ? null : { min: minPercent, max: minPercent + step }
}

/** Returns the leasing offer for a first payment, or `null` if no amount remains to be paid monthly. */
export function getCompanyOffer(
  { price, ratePercent }: Pick<CompanyTerms, "price" | "ratePercent">,
  { months, residualPercent }: ContractPeriod,
  firstPercent: number,
) {
  const firstFee = getShare(price, firstPercent)
  const residual = getShare(price, residualPercent)
  const principal = price - firstFee
  if (principal <= 0 || residual > principal) return null
  const monthly = calculateMonthlyPayment({ principal, ratePercent, residual, months })
  return monthly > 0 ? { firstFee, residual, monthly } : null
}

/** Returns the options that are initially selected in the loan calculator. Spec 2 §9. */
export function getFirstLoan(terms: LoanTerms): LoanChoice | null {
  const period = findPeriod(terms.periods, terms.defaultMonths)
  const limits = period && getDepositLimits(terms, period)
  if (!limits) return null
  const residualPercent = getGreatestResidual(terms, period, limits.min) ?? 0
  return { period, deposit: limits.min, residualPercent }
}

export function getFirstLease({ mileages, defaultMileage, defaultMonths }: CompanyTerms) {
  const mileage = mileages.find((mileage) => mileage.mileage === defaultMileage) ?? mileages[0]
  const period = mileage && findPeriod(mileage.periods, defaultMonths)
  return mileage && period ? { mileage, period } : null
}

/**
 * Returns the monthly cost of a payment option. The price box, the calculator's heading and the card all show this
 * amount.
 */
export function getMonthlyCost(terms: WayToPayTerms): number | null {
  switch (terms.way) {
    case "loan": {
      const choice = getFirstLoan(terms)
      return choice && (getLoanOffer(terms, choice)?.monthly ?? null)
    }
    case "private":
      return terms.offers[0]?.monthly ?? null
    case "company": {
      const first = getFirstLease(terms)
      return first && (getCompanyOffer(terms, first.period, first.period.minPercent)?.monthly ?? null)
    }
  }
}

function getShare(price: number, percent: number): number {
  return Math.round((price * percent) / 100)
}

/**
 * Finds the greatest number that passes a test. It uses binary search, so all lower numbers must pass the test too.
 */
function findGreatest({ min, max }: Range, passes: (value: number) => boolean): number | null {
  if (max < min || !passes(min)) return null
  let [low, high] = [min, max + 1]
  if (passes(max)) return max
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (passes(middle)) low = middle
    else high = middle
  }
  return low
}

interface Cost extends Credit {
  readonly startFee: number
  readonly invoiceFee: number
}

export function calculateTotal(cost: Cost): number {
  return (calculateMonthlyPayment(cost) + cost.invoiceFee) * cost.months + cost.residual + cost.startFee
}

/** Calculates the effective rate from the rounded payments. The residual value is paid with the last instalment. */
export function calculateCostRate(cost: Cost): number | null {
  const { principal, startFee, invoiceFee, months, residual } = cost
  const short = principal - calculateTotal(cost)
  // Payments that are rounded down may add up to less than an interest-free credit, which is not a gain.
  if (short > 0 && short <= months / 2) return 0
  const amount = -(calculateMonthlyPayment(cost) + invoiceFee)
  const payments = Array.from({ length: months }, (_, index) => ({ month: index + 1, amount }))
  return effectiveRate([{ month: 0, amount: principal - startFee }, ...payments, { month: months, amount: -residual }])
}

/** Finds the period whose length is nearest to `months`, or the first period when `months` is `null`. */
export function findPeriod<Period extends { readonly months: number }>(
  periods: readonly Period[],
  months: number | null,
): Period | null {
  if (months === null) return periods[0] ?? null
  const distance = (period: Period) => Math.abs(period.months - months)
  return periods.reduce<Period | null>((best, item) => (best && distance(best) <= distance(item) ? best : item), null)
}

/** The values for placeholders such as `{months}`. Spec 2 §9. */
export type DisclaimerValues = Readonly<
  Partial<
    Record<
      | "mileage"
      | "months"
      | "cash_amount_percentage"
      | "residual_percentage"
      | "interest_rate"
      | "invoice_fee"
      | "start_fee",
      string
    >
  >
>

/** Returns `null` if a value is unknown, because an incomplete disclaimer must not be shown. */
export function formatDisclaimer(disclaimer: string, values: DisclaimerValues): string | null {
  const known: Readonly<Record<string, string | undefined>> = values
  const parts = disclaimer.split(/\{(\w+)\}/)
  const filled = parts.map((part, index) => (index % 2 === 0 ? part : known[part]))
  const isWhole = filled.every((part, index) => part !== undefined && (index % 2 === 1 || !/[{}]/.test(part)))
  return isWhole && disclaimer.trim() !== "" ? filled.join("") : null
}
