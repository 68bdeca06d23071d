import type {
  FinanceOption,
  FinanceProduct,
  FinanceQuotes,
  FinanceQuotesRequest,
  Quote,
  QuoteParameters,
} from "@forecourt/contracts/finance-quote"
import type { FinancedCar, QuoteWish, ShownQuotation } from "./finance-quote.types.ts"

/** The debounce delay before a new quote is fetched, in milliseconds. */
export const QUOTE_DELAY_MS = 400

export function createWish({ FamilyKey, Term, Deposit, Payment, AnnualMileage }: FinanceProduct): QuoteWish {
  return {
    familyKey: FamilyKey,
    term: Term.Default,
    deposit: Deposit.Default,
    payment: Payment.Default,
    annualMileage: AnnualMileage?.Default ?? null,
    calculation: "ToRegularPayment",
  }
}

/**
 * Adapts the choices to a product. Each value that the product does not allow is replaced by the nearest valid value.
 */
export function toWishWithin(wish: QuoteWish, product: FinanceProduct): QuoteWish {
  const { FamilyKey, Term, Deposit, Payment, AnnualMileage } = product
  return {
    familyKey: FamilyKey,
    term: toValueWithin(Term, wish.term),
    deposit: toValueWithin(Deposit, wish.deposit),
    payment: toValueWithin(Payment, wish.payment),
    annualMileage: AnnualMileage ? toValueWithin(AnnualMileage, wish.annualMileage ?? AnnualMileage.Default) : null,
    calculation: wish.calculation,
  }
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
 * Creates a request for a quote. It contains either the deposit or the payment, and the service calculates the other
 * amount. Spec 2 §7.
 */
export function createQuotesRequest({ vehicle, organisation }: FinancedCar, wish: QuoteWish): FinanceQuotesRequest {
  const { familyKey, term, deposit, payment, annualMileage, calculation } = wish
  const Parameters: QuoteParameters = {
    Term: term,
    ...(calculation === "ToRegularPayment" ? { CashDeposit: deposit } : { RegularPayment: payment }),
    ...(annualMileage !== null && { AnnualMileage: annualMileage }),
    FinanceProductFamilyKeys: [familyKey],
    CalculationType: calculation,
    OrganisationIdentifier: organisation,
  }
  return { VehicleRequests: [{ Id: vehicle.SourceVehicleId, Parameters, PhysicalVehicle: vehicle }] }
}

/**
 * Returns the quote in a response of the service. Returns `null` if the vehicle or the quote has an error. Spec 2 §8.
 */
export function getQuotation({ Vehicles: [vehicle] }: FinanceQuotes): ShownQuotation | null {
  const [quotation] = vehicle?.FinanceQuotations ?? []
  if (vehicle === undefined || vehicle.HasError || quotation === undefined || quotation.HasError) return null
  const { Finance, Blocks = [] } = quotation
  return Finance === undefined || quotation.Error !== undefined || !isComplete(Finance.Quote)
    ? null
    : { Finance, Blocks }
}

function isComplete({ Apr, RateOfInterest, TotalAmountPayable, TotalNumberOfRegularPayments }: Quote): boolean {
  const required = [Apr, RateOfInterest, TotalAmountPayable, TotalNumberOfRegularPayments]
  return required.every((value) => value !== undefined)
}

export function toWish(wish: QuoteWish, { Finance: { Quote } }: ShownQuotation): QuoteWish {
  return {
    ...wish,
    term: Quote.Term,
    deposit: Quote.TotalDeposit,
    payment: Quote.TotalRegularPayment,
    annualMileage: Quote.AnnualMileage ?? wish.annualMileage,
  }
}
