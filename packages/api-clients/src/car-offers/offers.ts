import {
  calculateOffer,
  getRepresentativeExample,
  type Offer,
  type RepresentativeExample,
  roundHalfUp,
} from "@forecourt/finance"
import type {
  CompanyTerms,
  ContractPeriod,
  LoanTerms,
  MonthlyPrice,
  PrivateOffer,
  PrivateTerms,
  SelectedTerms,
  WayToPayTerms,
} from "./offers.types.ts"

export const DEPOSIT_STEP = 1000

interface Range {
  readonly min: number
  readonly max: number
}

type LoanPrice = Pick<LoanTerms, "price" | "product" | "market">

export interface LoanChoice {
  readonly period: ContractPeriod
  readonly deposit: number
  /** The residual value in per cent of the price. */
  readonly residualPercent: number
}

export interface LoanOffer extends Offer {
  readonly example: RepresentativeExample
}

/**
 * Calculates the loan for the selected terms. Returns `null` if no loan is possible, or if its representative example
 * is incomplete.
 */
export function getLoanOffer(terms: LoanPrice, { period, deposit, residualPercent }: LoanChoice): LoanOffer | null {
  const { price, product, market } = terms
  const residual = getShare(price, residualPercent)
  const offer = calculateOffer(product, { price, deposit, months: period.months, residual })
  const example = offer.ok ? getRepresentativeExample(offer, market) : null
  return offer.ok && example ? { ...offer, example } : null
}

/**
 * Returns the limits of the deposit in multiples of 1,000. With any deposit within the limits, there is still an amount
 * to borrow. Returns `null` if even the minimum deposit leaves no amount to borrow. Spec 2 §9.
 */
export function getDepositLimits(terms: LoanPrice, period: ContractPeriod): Range | null {
  const min = getMinDeposit(terms, period) / DEPOSIT_STEP
  const max = Math.max(min, Math.round((terms.price * period.maxPercent) / 100 / DEPOSIT_STEP))
  const count = findGreatest({ min, max }, (count) => hasLoan(terms, period, count * DEPOSIT_STEP))
  return count === null ? null : { min: min * DEPOSIT_STEP, max: count * DEPOSIT_STEP }
}

function getMinDeposit({ price }: LoanPrice, { minPercent }: ContractPeriod): number {
  return Math.ceil((price * minPercent) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP
}

/** True if a loan is possible with the given deposit. */
export function hasLoan(terms: LoanPrice, period: ContractPeriod, deposit = getMinDeposit(terms, period)): boolean {
  return getGreatestResidual(terms, period, deposit) !== null
}

/**
 * Returns the highest possible residual value as a percentage of the price. It is lower than the period's maximum if
 * the borrowed amount is too small for this maximum. Returns `null` if no loan is possible.
 */
export function getGreatestResidual(terms: LoanPrice, period: ContractPeriod, deposit: number): number | null {
  const has = (residualPercent: number) => getLoanOffer(terms, { period, deposit, residualPercent }) !== null
  if (has(period.residualPercent)) return period.residualPercent
  return findGreatest({ min: 0, max: Math.floor(period.residualPercent) }, has)
}

/** Returns the limits of the first payment as percentages of the price, or `null` if even the minimum is too high. */
export function getFirstFeeLimits(
  terms: Pick<CompanyTerms, "price" | "product">,
  period: ContractPeriod,
): Range | null {
  const { minPercent, maxPercent } = period
  const has = (firstPercent: number) => getCompanyOffer(terms, period, firstPercent) !== null
  if (has(maxPercent)) return { min: minPercent, max: maxPercent }
  const steps = { min: 0, max: Math.floor(maxPercent - minPercent) }
  const step = findGreatest(steps, (step) => has(minPercent + step))
  return step === null ? null : { min: minPercent, max: minPercent + step }
}

/**
 * Returns the leasing offer for a first payment, or `null` if no amount remains to be paid monthly. `paid` is the sum of
 * all payments, without the residual value, since the car is handed back.
 */
export function getCompanyOffer(
  { price, product }: Pick<CompanyTerms, "price" | "product">,
  { months, residualPercent }: ContractPeriod,
  firstPercent: number,
) {
  const firstFee = getShare(price, firstPercent)
  const residual = getShare(price, residualPercent)
  const offer = calculateOffer(product, { price, deposit: firstFee, months, residual })
  return offer.ok
    ? { firstFee, residual, monthly: offer.instalment, paid: roundHalfUp(firstFee + offer.total - residual, 2) }
    : null
}

/**
 * Returns the terms with which the loan calculator starts, within the lender's limits. Without a selection, these are
 * the default period, the minimum deposit and the highest possible residual value. Returns `null` if no loan is
 * possible. Spec 2 §9.
 */
export function getFirstLoan(terms: LoanTerms, selected: SelectedTerms = {}): LoanChoice | null {
  const period = findPeriod(terms.periods, selected.loanMonths ?? terms.defaultMonths)
  const limits = period && getDepositLimits(terms, period)
  if (!limits) return null
  const deposit = clamp(selected.loanDeposit ?? limits.min, limits)
  const max = getGreatestResidual(terms, period, deposit) ?? 0
  return { period, deposit, residualPercent: clamp(selected.loanResidual ?? max, { min: 0, max }) }
}

export function getFirstLease(terms: CompanyTerms, selected: SelectedTerms = {}) {
  const { mileages, defaultMileage, defaultMonths } = terms
  const mileage =
    mileages.find((item) => readDigits(item.mileage) === selected.companyMileage) ??
    mileages.find((item) => item.mileage === defaultMileage) ??
    mileages[0]
  const period = mileage && findPeriod(mileage.periods, selected.companyMonths ?? defaultMonths)
  const limits = period && getFirstFeeLimits(terms, period)
  return limits ? { mileage, period, firstPercent: clamp(selected.companyFirst ?? limits.min, limits) } : null
}

export function getFirstPrivate({ offers }: PrivateTerms, selected: SelectedTerms = {}): PrivateOffer | undefined {
  const alike = offers.filter(({ mileage }) => readDigits(mileage) === selected.privateMileage)
  const [first] = offers
  const { privateMonths = first?.months ?? null } = selected
  return selected.privateMileage === undefined && selected.privateMonths === undefined
    ? first
    : (findPeriod(alike.length > 0 ? alike : offers, privateMonths) ?? first)
}

/** Returns the number in a mileage text: `1500` for `1 500 mil/år`. This number identifies the mileage in the URL. */
export function readDigits(text: string): number {
  return Number(text.replaceAll(/\D/g, ""))
}

export function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max)
}

/**
 * Returns the monthly cost that the price box, the heading of the calculator and the card all show, for a loan with its
 * representative example. Returns `null` if there is no offer.
 */
export function getMonthlyPrice(terms: WayToPayTerms, selected: SelectedTerms = {}): MonthlyPrice | null {
  const { way } = terms
  switch (way) {
    case "loan": {
      const choice = getFirstLoan(terms, selected)
      const offer = choice && getLoanOffer(terms, choice)
      return offer && { way, amount: offer.instalment, example: offer.example }
    }
    case "private": {
      const offer = getFirstPrivate(terms, selected)
      return offer ? { way, amount: offer.monthly } : null
    }
    case "company": {
      const first = getFirstLease(terms, selected)
      const offer = first && getCompanyOffer(terms, first.period, first.firstPercent)
      return offer && { way, amount: offer.monthly }
    }
  }
}

/** Returns a percentage of a price, rounded to the main currency unit. */
export function getShare(price: number, percent: number): number {
  return Math.round((price * percent) / 100)
}

/**
 * Finds the greatest number that passes a test. It uses binary search, so all lower numbers must pass the test too.
 * Returns `null` if the lowest number does not pass.
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

/**
 * Finds the contract period whose length is nearest to a number of months. Returns the first period if the number is
 * `null`, and `null` if there are no periods.
 */
export function findPeriod<Period extends { readonly months: number }>(
  periods: readonly Period[],
  months: number | null,
): Period | null {
  if (months === null) return periods[0] ?? null
  return findNearest(periods, (period) => period.months, months)
}

/** Finds the item whose value is nearest to a number, the first one if two are equally near. */
export function findNearest<Item>(
  items: readonly Item[],
  getValue: (item: Item) => number,
  wanted: number,
): Item | null {
  const distance = (item: Item) => Math.abs(getValue(item) - wanted)
  return items.reduce<Item | null>(
    (best, item) => (best !== null && distance(best) <= distance(item) ? best : item),
    null,
  )
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

/**
 * Replaces the placeholders in a disclaimer with their values. Returns `null` if the disclaimer is empty or a value is
 * unknown, because an incomplete disclaimer must not be shown.
 */
export function formatDisclaimer(disclaimer: string, values: DisclaimerValues): string | null {
  const known = new Map<string, string | undefined>(Object.entries(values))
  const parts = disclaimer.split(/\{(\w+)\}/)
  const filled = parts.map((part, index) => (index % 2 === 0 ? part : known.get(part)))
  const isWhole = filled.every((part, index) => part !== undefined && (index % 2 === 1 || !/[{}]/.test(part)))
  return isWhole && disclaimer.trim() !== "" ? filled.join("") : null
}
