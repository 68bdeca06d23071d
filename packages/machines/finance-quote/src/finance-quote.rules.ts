import type {
  FinanceOption,
  FinanceProduct,
  FinanceQuotation,
  FinanceQuotes,
  FinanceQuotesRequest,
  Quote,
  QuoteParameters,
} from "@forecourt/contracts/finance-quote"
import type { DepositFault, FinancedCar, QuoteAmounts, QuoteWish, ShownQuotation } from "./finance-quote.types.ts"

type FamilyKey = FinanceProduct["FamilyKey"]

/** The debounce delay before a new quote is fetched, in milliseconds. */
export const QUOTE_DELAY_MS = 400

export function createWish({ FamilyKey, Term, Deposit, Payment, AnnualMileage }: FinanceProduct): QuoteWish {
  return {
    familyKey: FamilyKey,
    term: Term.Default,
    deposit: Deposit.Default,
    partExchange: 0,
    settlement: 0,
    payment: Payment.Default,
    annualMileage: AnnualMileage?.Default ?? null,
    chosenMileage: AnnualMileage?.Default ?? null,
    calculation: "ToRegularPayment",
  }
}

/**
 * Adapts the choices to a product. Each value that the product does not allow is replaced by the nearest valid value.
 */
export function toWishWithin(wish: QuoteWish, product: FinanceProduct): QuoteWish {
  const { FamilyKey, Term, Deposit, Payment, AnnualMileage } = product
  const mileage = wish.annualMileage ?? wish.chosenMileage
  return {
    familyKey: FamilyKey,
    term: toValueWithin(Term, wish.term),
    deposit: toValueWithin(getCashOption(Deposit, wish), wish.deposit),
    partExchange: wish.partExchange,
    settlement: wish.settlement,
    payment: toValueWithin(Payment, wish.payment),
    annualMileage: AnnualMileage ? toValueWithin(AnnualMileage, mileage ?? AnnualMileage.Default) : null,
    chosenMileage: mileage,
    calculation: wish.calculation,
  }
}

/**
 * Adapts the choices to another product, for a comparison. Returns `null` if the product does not allow the same term,
 * deposit and mileage.
 */
export function toSameTerms(wish: QuoteWish, product: FinanceProduct): QuoteWish | null {
  const adapted = toWishWithin({ ...wish, calculation: "ToRegularPayment" }, product)
  const { term, deposit, annualMileage, chosenMileage } = adapted
  const isMileageSame = annualMileage === null || chosenMileage === null || annualMileage === chosenMileage
  const isDepositSame = deposit === wish.deposit && findDepositFault(adapted, product) === null
  return term === wish.term && isDepositSame && isMileageSame ? adapted : null
}

type OldCar = Pick<QuoteWish, "partExchange" | "settlement">

/** Returns what the old car contributes to the deposit. It is negative if more is owed on the car than it is worth. */
function getEquity({ partExchange, settlement }: OldCar): number {
  return partExchange - settlement
}

/** Returns the deposit that the lender receives: the cash and the value of the old car, less the finance owed on it. */
export function getTotalDeposit(wish: Pick<QuoteWish, "deposit"> & OldCar): number {
  return toWholePence(wish.deposit + getEquity(wish))
}

/**
 * Returns the values that the cash part of the deposit can have. With an old car, they exceed the lender's limits, which
 * apply to the total.
 */
export function getCashOption(option: FinanceOption, oldCar: OldCar): FinanceOption {
  if (oldCar.partExchange === 0 && oldCar.settlement === 0) return option
  return { Default: option.Default, Min: 0, Max: option.Max + Math.max(0, -getEquity(oldCar)) }
}

/** Finds the fault of a deposit from which a payment would be calculated. A deposit that the lender calculates has none. */
export function findDepositFault(
  wish: QuoteWish,
  { Deposit: { Min, Max, Values } }: FinanceProduct,
): DepositFault | null {
  if (wish.calculation === "ToCashDeposit") return null
  const total = getTotalDeposit(wish)
  if (total < 0) return "equity"
  const isAllowed = Values === undefined ? total >= Min && total <= Max : Values.includes(total)
  return isAllowed ? null : "limits"
}

function toWholePence(pounds: number): number {
  return Math.round(pounds * 100) / 100
}

/**
 * Returns the valid value of an option that is nearest to the requested value. If two values are equally near, the
 * smaller one is returned.
 */
export function toValueWithin({ Min, Max, Values }: FinanceOption, wanted: number): number {
  if (Values === undefined) return Math.min(Math.max(wanted, Min), Max)
  const distance = (value: number) => Math.abs(value - wanted)
  return Values.reduce((best, value) => (distance(value) < distance(best) ? value : best), Values[0] ?? Min)
}

/**
 * Creates a request for quotes, one for each of the choices. It contains either the deposit or the payment, and the
 * service calculates the other amount. Spec 2 §7.
 */
export function createQuotesRequest(financedCar: FinancedCar, wishes: readonly QuoteWish[]): FinanceQuotesRequest {
  const { vehicle, organisation } = financedCar
  return {
    VehicleRequests: wishes.map((wish) => ({
      Id: vehicle.SourceVehicleId,
      Parameters: createParameters(wish, organisation),
      PhysicalVehicle: vehicle,
    })),
  }
}

function createParameters(wish: QuoteWish, organisation: FinancedCar["organisation"]): QuoteParameters {
  const { familyKey, term, payment, annualMileage, calculation } = wish
  return {
    Term: term,
    ...(calculation === "ToRegularPayment" ? { CashDeposit: getTotalDeposit(wish) } : { RegularPayment: payment }),
    ...(annualMileage !== null && { AnnualMileage: annualMileage }),
    FinanceProductFamilyKeys: [familyKey],
    CalculationType: calculation,
    OrganisationIdentifier: organisation,
  }
}

/**
 * Returns the quote for a product in a response of the service. Returns `null` if the vehicle or the quote has an error,
 * or if the quote lacks an amount that the law requires. Spec 2 §8.
 */
export function getQuotation(quotes: FinanceQuotes, familyKey: FamilyKey): ShownQuotation | null {
  const { Finance, Blocks = [] } = findQuotation(quotes, familyKey) ?? {}
  return Finance === undefined || toCompleteQuote(Finance.Product.FamilyKey, Finance.Quote) === null
    ? null
    : { Finance, Blocks }
}

/**
 * Returns the amounts of a quote that was requested for a comparison. Returns `null` if the quote is missing or has
 * other terms than requested, such as a deposit that the lender adjusted.
 */
export function getComparedAmounts(quotes: FinanceQuotes, wish: QuoteWish): QuoteAmounts | null {
  const { Quote } = findQuotation(quotes, wish.familyKey)?.Finance ?? {}
  if (Quote === undefined || !hasTerms(Quote, wish)) return null
  const { QuoteReference: _, QuoteActions: __, ...amounts } = Quote
  return amounts
}

/** Finds the quotation for a product. Ignores quotations with an error. The order of the vehicles is not relevant. */
function findQuotation({ Vehicles }: FinanceQuotes, familyKey: FamilyKey): FinanceQuotation | undefined {
  return Vehicles.filter(({ HasError }) => !HasError)
    .flatMap(({ FinanceQuotations }) => FinanceQuotations)
    .find(
      (quotation) =>
        !quotation.HasError && quotation.Error === undefined && quotation.Finance?.Product.FamilyKey === familyKey,
    )
}

function hasTerms({ Term, TotalDeposit, AnnualMileage }: Quote, wish: QuoteWish): boolean {
  const { term, annualMileage } = wish
  const isMileageSame = annualMileage === null || AnnualMileage === undefined || AnnualMileage === annualMileage
  return Term === term && toWholePence(TotalDeposit) === getTotalDeposit(wish) && isMileageSame
}

type RequiredAmount =
  | "TotalNumberOfRegularPayments"
  | "TotalAmountPayable"
  | "Apr"
  | "RateOfInterest"
  | "RateIsFixed"
  | "CashPrice"
  | "AmountOfCredit"
  | "AgreementDuration"
  | "Fees"

/** The amounts of a quote with everything that the law requires next to a monthly payment. */
export type CompleteQuote = QuoteAmounts & Required<Pick<QuoteAmounts, RequiredAmount>>

const REQUIRED: readonly RequiredAmount[] = [
  "TotalNumberOfRegularPayments",
  "TotalAmountPayable",
  "Apr",
  "RateOfInterest",
  "RateIsFixed",
  "CashPrice",
  "AmountOfCredit",
  "AgreementDuration",
  "Fees",
]

/**
 * Returns the quote of a product, or `null` if it lacks one of the items that the law requires (CONC 3.5.5). A PCP also
 * needs its optional final payment and its mileage.
 */
export function toCompleteQuote(familyKey: FamilyKey, quote: QuoteAmounts | null): CompleteQuote | null {
  if (quote === null || !hasAmounts(quote)) return null
  const hasEnd = familyKey === "HP" || (quote.Residual !== undefined && quote.AnnualMileage !== undefined)
  return hasEnd ? quote : null
}

function hasAmounts(quote: QuoteAmounts): quote is CompleteQuote {
  return REQUIRED.every((name) => quote[name] !== undefined)
}

/** Updates the choices with the amounts of a quote. The cash is the rest of the deposit after the old car. */
export function toWish(wish: QuoteWish, { Finance: { Quote } }: ShownQuotation): QuoteWish {
  return {
    ...wish,
    term: Quote.Term,
    deposit: toWholePence(Quote.TotalDeposit - getEquity(wish)),
    payment: Quote.TotalRegularPayment,
    annualMileage: Quote.AnnualMileage ?? wish.annualMileage,
    chosenMileage: Quote.AnnualMileage ?? wish.chosenMileage,
  }
}
