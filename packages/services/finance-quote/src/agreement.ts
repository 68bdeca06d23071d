import { type CreditProduct, calculateOffer, LENDING_RULES, roundHalfUp, solveFor } from "@forecourt/finance"
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
  const futureValue = getFutureValue(product, choice)
  const terms = { price: choice.price, deposit, months: choice.term, residual: futureValue }
  const offer = calculateOffer(createCreditProduct(product), terms)
  if (!offer.ok)
    throw new Error(
      `finance-quote: ${offer.reason} for a ${product.familyKey} of ${choice.price} pence. Check its terms.`,
    )
  const { credit, instalment: payment, total, effectivePercent } = offer
  const totalPayable = deposit + total
  return {
    ...choice,
    product,
    deposit,
    credit,
    payment,
    futureValue,
    totalPayable,
    apr: roundHalfUp(effectivePercent, 1),
  }
}

/** Calculates the deposit that results in the given monthly payment. The deposit may be outside the limits. */
export function solveDeposit(product: ProductTerms, choice: Choice, payment: Pence): Pence {
  const terms = { price: choice.price, months: choice.term, residual: getFutureValue(product, choice) }
  return roundHalfUp(solveFor("deposit", createCreditProduct(product), { ...terms, instalment: payment }))
}

/** Converts the terms of a product to the input of the credit calculation. Payments are calculated in whole pence. */
function createCreditProduct({ ratePercent, optionFee, contract }: ProductTerms): CreditProduct {
  return {
    ...LENDING_RULES.uk,
    finalPaymentOffset: contract?.finalPaymentOffset ?? 0,
    instalmentDecimals: 0,
    ratePercent,
    rateKind: "fixed",
    setUpFee: 0,
    invoiceFee: 0,
    finalFee: optionFee,
  }
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
