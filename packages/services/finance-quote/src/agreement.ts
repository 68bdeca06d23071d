import { type CashFlow, creditFor, effectiveRatePercent, instalment, roundHalfUp } from "@forecourt/finance"
import type { ContractTerms, ProductTerms } from "./lender.ts"
import { MIN_CREDIT } from "./lender.ts"
import type { Pence } from "./money.ts"

/** What a visitor may choose beside deposit and payment. */
export interface Choice {
  readonly price: Pence
  readonly term: number
  /** Miles a year; of personal contract purchase. */
  readonly annualMileage?: number
}

/** What is agreed on, to the penny. */
export interface Agreement extends Choice {
  readonly product: ProductTerms
  readonly deposit: Pence
  readonly credit: Pence
  readonly payment: Pence
  /** What the vehicle is guaranteed to be worth at the end; 0 of hire purchase. */
  readonly futureValue: Pence
  readonly totalPayable: Pence
  /** Annual percentage rate of charge to one decimal, of what is really paid: payments in whole pence, and the fee. */
  readonly apr: number
}

/** From the deposit: the monthly payment, rounded half up to the penny. */
export function agreementOf(product: ProductTerms, choice: Choice, deposit: Pence): Agreement {
  const credit = choice.price - deposit
  const payment = roundHalfUp(instalment({ principal: credit, ...repaymentOf(product, choice) }))
  const futureValue = futureValueOf(product, choice)
  const flows = cashFlows(product, choice.term, { credit, payment, futureValue })
  const paidBack = flows.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0)
  const rate = effectiveRatePercent(flows)
  if (rate === null)
    throw new Error(`finance-quote: a ${product.familyKey} of ${choice.price} pence has no rate. Look at its terms.`)
  const totalPayable = deposit + paidBack
  return { ...choice, product, deposit, credit, payment, futureValue, totalPayable, apr: roundHalfUp(rate, 1) }
}

/** From the monthly payment: the deposit that leads to it, rounded half up to the penny, however much or little that is. */
export function depositFor(product: ProductTerms, choice: Choice, payment: Pence): Pence {
  return choice.price - roundHalfUp(creditFor(payment, repaymentOf(product, choice)))
}

/** What may be paid at once, in whole pounds. */
export function depositLimits(
  { maxDepositPercent }: ProductTerms,
  price: Pence,
): { readonly min: Pence; readonly max: Pence } {
  const max = Math.min((price * maxDepositPercent) / 100, price - MIN_CREDIT)
  return { min: 0, max: Math.max(0, wholePounds(max)) }
}

/** What the lender guarantees the vehicle to be worth at the end, in whole pounds; 0 of hire purchase. */
function futureValueOf({ contract }: ProductTerms, choice: Choice): Pence {
  if (contract === undefined) return 0
  return wholePounds((choice.price * keptPercent(contract, choice)) / 100)
}

function keptPercent(contract: ContractTerms, { term, annualMileage = contract.defaultMileage }: Choice): number {
  const thousandsMore = ((annualMileage - contract.defaultMileage) / 1000) * (term / 12)
  return (contract.keptPercent[term] ?? 0) - thousandsMore * contract.perThousandMilesPercent
}

function wholePounds(pence: number): Pence {
  return Math.floor(pence / 100) * 100
}

function repaymentOf(product: ProductTerms, choice: Choice) {
  return {
    ratePercent: product.ratePercent,
    months: choice.term,
    residual: futureValueOf(product, choice),
    residualOffset: product.contract?.finalPaymentOffset ?? 0,
  }
}

interface Paid {
  readonly credit: Pence
  readonly payment: Pence
  readonly futureValue: Pence
}

/** Everything that is lent and paid: the fee goes with the last payment of all. */
function cashFlows(
  { optionFee, contract }: ProductTerms,
  term: number,
  { credit, payment, futureValue }: Paid,
): CashFlow[] {
  const instalments = Array.from({ length: term }, (_, index) => ({ month: index + 1, amount: -payment }))
  const end = { month: term + (contract?.finalPaymentOffset ?? 0), amount: -(futureValue + optionFee) }
  return [{ month: 0, amount: credit }, ...instalments, end]
}
