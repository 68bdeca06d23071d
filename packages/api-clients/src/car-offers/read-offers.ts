import { isRecord } from "@forecourt/contracts/is-record"
import { type CreditProduct, type ExampleMarket, LENDING_RULES, type LendingRules } from "@forecourt/finance"
import { type PriceFields, readCurrency, readNetPrice, readPrice } from "../search/car-price.ts"
import { MONTHLY_COSTS, type MonthlyKind } from "./monthly-costs.ts"
import { type DisclaimerValues, formatDisclaimer, getFirstFeeLimits, getMonthlyPrice, hasLoan } from "./offers.ts"
import type {
  Calculators,
  CompanyTerms,
  ContractPeriod,
  LoanTerms,
  PrivateOffer,
  PrivateTerms,
  WayToPayTerms,
} from "./offers.types.ts"

export const FINANCE_FIELDS = {
  loan: ["car_loan_option", "car_loan_calculator_option", "car_has_campaign_loan", MONTHLY_COSTS.loan],
  private: [
    "car_has_privateleasing",
    "car_private_leasing_option",
    "car_has_campaign_privateleasing",
    MONTHLY_COSTS.private,
  ],
  company: [
    "car_has_companyleasing",
    "car_company_leasing_option",
    "car_has_campaign_companyleasing",
    MONTHLY_COSTS.company,
  ],
} as const

type FinanceField =
  | (typeof FINANCE_FIELDS)[keyof typeof FINANCE_FIELDS][number]
  | (typeof MONTHLY_COSTS)[MonthlyKind]
  | "car_leasing_options"

/** A car from a feed, whose fields are not yet validated. */
export type FinancedCar = PriceFields & { readonly [Field in FinanceField]?: unknown }

export interface WaysOf {
  readonly locale: string
  /** The market whose law applies to loans. If it is `null`, loans are left out. */
  readonly market: ExampleMarket | null
  /**
   * Called with each payment option that is hidden because its calculated monthly cost differs from the cost in the
   * search index.
   */
  readonly onHidden?: ((way: WayToPayTerms["way"]) => void) | undefined
}

/**
 * Returns the payment options of a car. An option is left out if data is missing, such as a rate, fee or legal text, or
 * if its monthly cost differs from the cost in the search index.
 */
export function getWaysToPay(car: FinancedCar, of: WaysOf): Calculators {
  return WAYS.flatMap((way) => getWayToPay(way, car, of) ?? [])
}

const WAYS = ["loan", "private", "company"] as const

/**
 * Returns the terms of a payment option. Returns `null` if the car does not have the option, if data is missing, or if
 * the monthly cost differs from the cost in the search index.
 */
export function getWayToPay(
  way: WayToPayTerms["way"],
  car: FinancedCar,
  { locale, market, onHidden }: WaysOf,
): WayToPayTerms | null {
  const read = {
    loan: () => readLoan(car, market),
    private: () => readPrivate(car),
    company: () => readCompany(car, locale),
  }
  const terms = read[way]()
  const price = terms && getMonthlyPrice(terms)
  if (price === null) return null
  if (!isOtherThanIndexed(car[MONTHLY_COSTS[way]], price.amount)) return terms
  onHidden?.(way)
  return null
}

/** The unit to which monthly costs are rounded. */
const ROUNDING_UNIT = 1

/**
 * True if a calculated cost differs from the cost in the search index. The calculated cost may then be wrong, and lists
 * would filter by the indexed cost.
 */
function isOtherThanIndexed(indexed: unknown, cost: number): boolean {
  return typeof indexed === "number" && !(Math.abs(indexed - cost) <= ROUNDING_UNIT)
}

/**
 * Reads the terms of a car's loan. Returns `null` if they are incomplete, or on British pages, where credit is offered
 * only in the lender's own quote.
 */
function readLoan(car: FinancedCar, market: ExampleMarket | null): LoanTerms | null {
  if (market === null || market === "uk") return null
  const loan = readRecord(car.car_loan_option)
  const currency = readCurrency(car)
  const conditions = readConditions(loan, LOAN_VALUES)
  const ratePercent = readPercent(loan?.interest_rate)
  const financed = readFinancedPrice(car)
  const isFixed = readRecord(car.car_loan_calculator_option)?.has_fixed_interest_rate
  if (!loan || !conditions || currency === null || ratePercent === null || financed === null) return null
  if (typeof isFixed !== "boolean") return null
  const product = createProduct(LENDING_RULES[market], ratePercent, conditions, isFixed ? "fixed" : "variable")
  const priced = { price: financed.price, product, market }
  const periods = readPeriods(loan.contract_durations, (period) => hasLoan(priced, period))
  return {
    way: "loan",
    currency,
    ...priced,
    disclaimer: conditions.disclaimer,
    ...(financed.isWithVat && { isWithVat: true }),
    ...readWords(loan, car.car_has_campaign_loan),
    periods,
    defaultMonths: readMonths(readRecord(loan.default_contract_duration)?.months),
  }
}

function createProduct(
  rules: LendingRules,
  ratePercent: number,
  { startFee, invoiceFee }: { readonly startFee: number; readonly invoiceFee: number },
  rateKind: CreditProduct["rateKind"],
): CreditProduct {
  return { ...rules, ratePercent, rateKind, setUpFee: startFee, invoiceFee, finalFee: 0 }
}

/**
 * Returns the price to be financed. If the price on the page excludes VAT, the lender's price is used. Returns `null`
 * if the price is unknown.
 */
function readFinancedPrice(car: FinancedCar): { readonly price: number; readonly isWithVat: boolean } | null {
  const { price, campaignPrice, isWithoutVat } = readPrice(car)
  const toPay = campaignPrice ?? price
  if (toPay === null || !isWithoutVat) return toPay === null ? null : { price: toPay, isWithVat: false }
  const base = readAmount(readRecord(car.car_loan_calculator_option)?.price_base_amount)
  return base !== null && base >= toPay ? { price: base, isWithVat: true } : null
}

function readPrivate(car: FinancedCar): PrivateTerms | null {
  const currency = readCurrency(car)
  if (currency === null || !isOffered(car.car_has_privateleasing)) return null
  const others = readList(car.car_leasing_options).flatMap((option) => {
    const offer = option.leasing_type === "Private" ? readOffer(option) : null
    return offer === null ? [] : [offer]
  })
  // The first offer is the one that the feed names, or else the cheapest.
  const named = readRecord(car.car_private_leasing_option)
  const isNamed = car.car_private_leasing_option !== undefined
  const first = isNamed ? readOffer(named) : others.toSorted((item, other) => item.monthly - other.monthly)[0]
  if (!first) return null
  const isDifferent = ({ months, mileage }: PrivateOffer) => months !== first.months || mileage !== first.mileage
  return {
    way: "private",
    currency,
    ...readWords(named ?? {}, car.car_has_campaign_privateleasing),
    offers: [first, ...others.filter(isDifferent)],
    included: [],
  }
}

function readOffer(option: Fields | null): PrivateOffer | null {
  const conditions = readConditions(option, PRIVATE_VALUES)
  const [months, monthly] = [readMonths(option?.duration), readAmount(option?.monthly_cost)]
  const mileage = readWholeText(option?.mileage_text)
  if (!conditions || months === null || monthly === null || Math.round(monthly) < 1 || mileage === null) return null
  return { months, mileage, monthly, ...conditions }
}

function readCompany(car: FinancedCar, locale: string): CompanyTerms | null {
  const option = readRecord(car.car_company_leasing_option)
  const currency = readCurrency(car)
  const conditions = readConditions(option, COMPANY_VALUES)
  const ratePercent = readPercent(option?.interest_rate)
  const price = readNetPrice(car)
  if (!option || !conditions || currency === null || ratePercent === null || price === null) return null
  if (!isOffered(car.car_has_companyleasing)) return null
  const wanted = readDistance(option.default_mileage ?? option.mileage)
  // Leases in all markets are calculated in the same way.
  const product = createProduct(LENDING_RULES.se, ratePercent, conditions, null)
  return {
    way: "company",
    currency,
    price,
    product,
    disclaimer: conditions.disclaimer,
    ...readWords(option, car.car_has_campaign_companyleasing),
    mileages: readList(option.options).flatMap(({ mileage: distance, durations }) => {
      const mileage = writeMileage(option, readDistance(distance), locale)
      const periods = readPeriods(durations, (period) => getFirstFeeLimits({ price, product }, period) !== null)
      return mileage === null || periods.length === 0 ? [] : [{ mileage, periods }]
    }),
    defaultMileage: writeMileage(option, wanted, locale),
    defaultMonths: readMonths(readRecord(option.default_option)?.months ?? option.duration),
  }
}

/**
 * Returns the option's mileage text with its number replaced by the wanted mileage. Returns `null` if the text or the
 * wanted mileage is missing, or if the text contains no number.
 */
function writeMileage(option: Fields, wanted: number | null, locale: string): string | null {
  const text = readWholeText(option?.mileage_text)
  if (text === null || wanted === null) return null
  if (option.mileage === wanted) return text
  const number = /\d[\d\s\u00a0\u202f.,]*/
  return number.test(text) ? text.replace(number, `${wanted.toLocaleString(locale)} `) : null
}

/** Parses a text. Returns `null` if the value is not a text, or if the text still contains a placeholder. */
function readWholeText(value: unknown): string | null {
  const text = readText(value)
  return text !== null && /[{}]/.test(text) ? null : text
}

const VALUE = { invoice_fee: "1", start_fee: "1", months: "1" } as const
const PRIVATE_VALUES: DisclaimerValues = { ...VALUE, mileage: "1" }
const LOAN_VALUES: DisclaimerValues = {
  ...VALUE,
  cash_amount_percentage: "1",
  residual_percentage: "1",
  interest_rate: "1",
}
const COMPANY_VALUES: DisclaimerValues = { ...LOAN_VALUES, mileage: "1" }

/**
 * Reads the fees and the disclaimer of a payment option. Returns `null` if one of them is missing or if the disclaimer
 * contains an unknown placeholder.
 */
function readConditions(option: Fields | null, values: DisclaimerValues) {
  const [startFee, invoiceFee] = [readAmount(option?.start_fee), readAmount(option?.invoice_fee)]
  const disclaimer = readText(option?.disclaimer)
  if (startFee === null || invoiceFee === null || disclaimer === null) return null
  return formatDisclaimer(disclaimer, values) === null ? null : { startFee, invoiceFee, disclaimer }
}

/** Reads the description of a payment option and its campaign flag, which a flag of the car overrides. */
function readWords(option: Fields, flag: unknown) {
  const description = readWholeText(option.description)
  const isCampaign = flag ?? option.is_campaign
  return { ...(description !== null && { description }), ...(isCampaign === true && { isCampaign: true }) }
}

/** Reads the contract periods. Of several periods with the same number of months, only the first possible one is used. */
function readPeriods(durations: unknown, isPossible: (period: ContractPeriod) => boolean): readonly ContractPeriod[] {
  const known = new Set<number>()
  return readList(durations).flatMap((duration) => {
    const months = readMonths(duration.months)
    const residualPercent = readPercent(duration.residual_percentage)
    const minPercent = readPercent(duration.cash_amount_min_percentage)
    const maxPercent = readPercent(duration.cash_amount_max_percentage)
    if (months === null || residualPercent === null || minPercent === null || maxPercent === null) return []
    const period = { months, residualPercent, minPercent, maxPercent }
    if (minPercent > maxPercent || known.has(months) || !isPossible(period)) return []
    known.add(months)
    return [period]
  })
}

/** True if a payment option is offered. If the feed contains no flag, the option is offered. */
function isOffered(flag: unknown): boolean {
  return flag === undefined || flag === true
}

type Fields = Readonly<Record<string, unknown>>

function readRecord(value: unknown): Fields | null {
  return isRecord(value) ? (value as Fields) : null
}

function readList(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(readRecord).filter((item) => item !== null) : []
}

function readText(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null
}

/** The limits in `schemas/services/search/loan-option.schema.json`. */
const MAX_AMOUNT = 100_000_000
const MAX_MONTHS = 240

function readAmount(value: unknown): number | null {
  return isNumberIn(value, 0, MAX_AMOUNT) ? value + 0 : null
}

/**
 * Returns a percentage, or `null` if it is invalid. Adding 0 converts negative zero, which would be formatted as −0.
 */
function readPercent(value: unknown): number | null {
  return isNumberIn(value, 0, 100) ? value + 0 : null
}

function readMonths(value: unknown): number | null {
  return isNumberIn(value, 1, MAX_MONTHS) && Number.isInteger(value) ? value : null
}

function readDistance(value: unknown): number | null {
  return isNumberIn(value, 0, Number.MAX_SAFE_INTEGER) ? value : null
}

function isNumberIn(value: unknown, min: number, max: number): value is number {
  return typeof value === "number" && value >= min && value <= max
}
