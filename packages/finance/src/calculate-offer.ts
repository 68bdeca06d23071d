import type { CreditProduct, CreditTerms } from "./credit-product.ts"
import { type CashFlow, calculateEffectiveRate } from "./effective-rate.ts"
import { type Credit, calculateInstalment } from "./instalment.ts"
import { roundHalfUp } from "./round-half-up.ts"

/** A calculated credit. Every amount follows from the rounded instalment, as in the customer's contract. */
export interface Offer {
  readonly ok: true
  readonly product: CreditProduct
  readonly terms: CreditTerms
  /** The total amount of credit: the price less the deposit. */
  readonly credit: number
  /** The rounded instalment without fees. */
  readonly instalment: number
  /** The instalment with the invoice fee, which is the amount of each monthly invoice. */
  readonly monthly: number
  /** The effective annual rate in per cent, without rounding. */
  readonly effectivePercent: number
  /** The total amount to repay, including all fees and the residual but not the deposit. */
  readonly total: number
  /** The total cost of the credit: the total amount to repay less the credit. */
  readonly cost: number
}

/** The reason why no credit can be calculated for the given terms. */
export type RejectionReason =
  | "invalid-terms"
  | "nothing-to-borrow"
  | "residual-exceeds-credit"
  | "no-instalment"
  | "no-effective-rate"

export interface RejectedOffer {
  readonly ok: false
  readonly reason: RejectionReason
}

/** Calculates a credit. Returns a complete offer, or the reason if no credit is possible with the given terms. */
export function calculateOffer(product: CreditProduct, terms: CreditTerms): Offer | RejectedOffer {
  const { price, deposit, months, residual } = terms
  const amounts = [
    price,
    deposit,
    residual,
    product.ratePercent,
    product.setUpFee,
    product.invoiceFee,
    product.finalFee,
  ]
  if (!amounts.every((amount) => Number.isFinite(amount) && amount >= 0)) return reject("invalid-terms")
  if (!Number.isInteger(months) || months < 1) return reject("invalid-terms")
  const credit = roundHalfUp(price - deposit, 2)
  if (credit <= 0) return reject("nothing-to-borrow")
  if (residual > credit) return reject("residual-exceeds-credit")

  const instalment = calculateRoundedInstalment(product, terms)
  if (instalment <= 0) return reject("no-instalment")
  const flows = listCashFlows(product, terms, instalment)
  const total = roundHalfUp(-flows.reduce((sum, { amount, fees }) => sum + Math.min(amount, 0) - fees, 0), 2)
  const effectivePercent = calculateEffectiveRate(
    flows.map(({ month, amount, fees }) => ({ month, amount: amount - fees })),
  )
  if (effectivePercent === null) return reject("no-effective-rate")
  const monthly = roundHalfUp(instalment + product.invoiceFee, 2)
  const cost = roundHalfUp(total - credit, 2)
  return { ok: true, product, terms, credit, instalment, monthly, effectivePercent, total, cost }
}

/**
 * Returns the instalment without fees, rounded as the lender does. It does not check the terms: use it only for terms
 * between others for which {@link calculateOffer} returns an offer.
 */
export function calculateRoundedInstalment(product: CreditProduct, terms: CreditTerms): number {
  return roundHalfUp(calculateInstalment(createCredit(product, terms)), product.instalmentDecimals)
}

function reject(reason: RejectionReason): RejectedOffer {
  return { ok: false, reason }
}

/**
 * Returns the credit on which interest is charged. Its principal is the price less the deposit, plus the set-up fee if
 * that fee is part of the debt.
 */
export function createCredit(product: CreditProduct, { price, deposit, months, residual }: CreditTerms): Credit {
  const { ratePercent, due, finalPaymentOffset, setUpFee, setUpFeePaid } = product
  return {
    principal: price - deposit + (setUpFeePaid === "capitalised" ? setUpFee : 0),
    ratePercent,
    months,
    residual,
    residualOffset: finalPaymentOffset,
    isInAdvance: due === "advance",
  }
}

export interface OfferFlow extends CashFlow {
  /** The fees that are paid together with the amount, as a positive number. */
  readonly fees: number
}

/**
 * Lists the payments of a credit. If rounding down the instalments leaves a remainder, it is added to the last
 * instalment.
 */
export function listCashFlows(product: CreditProduct, terms: CreditTerms, instalment: number): readonly OfferFlow[] {
  const { due, setUpFee, setUpFeePaid, invoiceFee, finalFee, finalPaymentOffset } = product
  const { price, deposit, months, residual } = terms
  const first = due === "advance" ? 0 : 1
  const { principal } = createCredit(product, terms)
  const short = Math.max(principal - residual - instalment * months, 0)
  const instalments = Array.from({ length: months }, (_, index) => ({
    month: index + first,
    amount: -(index === months - 1 ? instalment + short : instalment),
    fees: invoiceFee + (index === 0 && setUpFeePaid === "first-instalment" ? setUpFee : 0),
  }))
  const end = {
    month: residual > 0 ? months + finalPaymentOffset : months - 1 + first,
    amount: -residual,
    fees: finalFee,
  }
  const start = { month: 0, amount: price - deposit, fees: setUpFeePaid === "upfront" ? setUpFee : 0 }
  return [start, ...instalments, ...(residual > 0 || finalFee > 0 ? [end] : [])]
}
