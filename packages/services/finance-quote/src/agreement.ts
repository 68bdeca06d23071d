import {
  type CashFlow,
  calculateCredit,
  calculateEffectiveRate,
  calculateInstalment,
  roundHalfUp,
} from "@forecourt/finance"
import type { ContractTerms, ProductTerms } from "./lender.ts"
import { MIN_CREDIT } from "./lender.ts"
import type { Pence } from "./money.ts"

export interface Choice {
  readonly price: Pence
  readonly term: number
  /** The agreed annual mileage of a personal contract purchase, in miles. */
  readonly annualMileage?: number
}

export interface Agreement extends Choice {
  readonly product: ProductTerms
  readonly deposit: Pence
  readonly credit: Pence
  readonly payment: Pence
  /** The guaranteed future value of the vehicle at the end of the agreement. 0 for hire purchase. */
  readonly futureValue: Pence
  readonly totalPayable: Pence
  /**
   * The annual percentage rate of charge (APR), to one decimal place. It is calculated from the actual payments in
   * whole pence, including the option fee.
   */
  readonly apr: number
}

export function createAgreement(product: ProductTerms, choice: Choice, deposit: Pence): Agreement {
  const credit = choice.price - deposit
  const payment = roundHalfUp(calculateInstalment({ principal: credit, ...calculateRepayment(product, choice) }))
  const futureValue = getFutureValue(product, choice)
  const flows = createCashFlows(product, choice.term, { credit, payment, futureValue })
  const paidBack = flows.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0)
  const rate = calculateEffectiveRate(flows)
  if (rate === null)
    throw new Error(`finance-quote: a ${product.familyKey} of ${choice.price} pence has no rate. Look at its terms.`)
  const totalPayable = deposit + paidBack
  return { ...choice, product, deposit, credit, payment, futureValue, totalPayable, apr: roundHalfUp(rate, 1) }
}

/** Calculates the deposit that results in the given monthly payment. The deposit may be outside the limits. */
export function solveDeposit(product: ProductTerms, choice: Choice, payment: Pence): Pence {
  return choice.price - roundHalfUp(calculateCredit(payment, calculateRepayment(product, choice)))
}

export function getDepositLimits(
  { maxDepositPercent }: ProductTerms,
  price: Pence,
): { readonly min: Pence; readonly max: Pence } {
  const max = Math.min((price * maxDepositPercent) / 100, price - MIN_CREDIT)
  return { min: 0, max: Math.max(0, toWholePounds(max)) }
}

/** Returns the guaranteed future value in pence, rounded to whole pounds, or 0 for hire purchase. */
function getFutureValue({ contract }: ProductTerms, choice: Choice): Pence {
  if (contract === undefined) return 0
  return toWholePounds((choice.price * getKeptPercent(contract, choice)) / 100)
}

function getKeptPercent(contract: ContractTerms, { term, annualMileage = contract.defaultMileage }: Choice): number {
  const thousandsMore = ((annualMileage - contract.defaultMileage) / 1000) * (term / 12)
  return (contract.keptPercent[term] ?? 0) - thousandsMore * contract.perThousandMilesPercent
}

function toWholePounds(pence: number): Pence {
  return Math.floor(pence / 100) * 100
}

function calculateRepayment(product: ProductTerms, choice: Choice) {
  return {
    ratePercent: product.ratePercent,
    months: choice.term,
    residual: getFutureValue(product, choice),
    residualOffset: product.contract?.finalPaymentOffset ?? 0,
  }
}

interface Paid {
  readonly credit: Pence
  readonly payment: Pence
  readonly futureValue: Pence
}

function createCashFlows(
  { optionFee, contract }: ProductTerms,
  term: number,
  { credit, payment, futureValue }: Paid,
): CashFlow[] {
  const instalments = Array.from({ length: term }, (_, index) => ({ month: index + 1, amount: -payment }))
  const end = { month: term + (contract?.finalPaymentOffset ?? 0), amount: -(futureValue + optionFee) }
  return [{ month: 0, amount: credit }, ...instalments, end]
}
