import { calculateOffer, calculateRoundedInstalment, createCredit } from "./calculate-offer.ts"
import type { CreditProduct, CreditTerms } from "./credit-product.ts"
import { calculateCredit, calculateResidual } from "./instalment.ts"
import { roundHalfUp } from "./round-half-up.ts"

/** The terms of a credit and its instalment, without fees. */
export interface SolvedTerms extends CreditTerms {
  readonly instalment: number
}

type Known<Unknown extends keyof SolvedTerms> = Omit<SolvedTerms, Unknown> & Partial<SolvedTerms>

const MAX_MONTHS = 240

/**
 * Calculates a deposit, price or residual from the other terms, without limits: a deposit is negative if the instalment
 * repays more than the price. Amounts are rounded to two decimals.
 */
export function solveFor<Unknown extends "deposit" | "price" | "residual">(
  unknown: Unknown,
  product: CreditProduct,
  known: Known<Unknown>,
): number {
  const { price = 0, deposit = 0, months = 0, residual = 0, instalment = 0 } = known
  const credit = createCredit(product, { price, deposit, months, residual })
  if (unknown === "residual") return roundHalfUp(calculateResidual(instalment, credit), 2)
  const borrowed = calculateCredit(instalment, credit) - getFinancedFee(product)
  return roundHalfUp(unknown === "price" ? borrowed + deposit : price - borrowed, 2)
}

/** Returns the shortest term whose instalment is at most the given one, or `null` if there is none. */
export function solveForMonths(product: CreditProduct, { instalment, ...terms }: Known<"months">): number | null {
  for (let months = 1; months <= MAX_MONTHS; months += 1) {
    const wanted = { ...terms, months }
    if (calculateRoundedInstalment(product, wanted) <= instalment && calculateOffer(product, wanted).ok) return months
  }
  return null
}

function getFinancedFee({ setUpFee, setUpFeePaid }: CreditProduct): number {
  return setUpFeePaid === "capitalised" ? setUpFee : 0
}
