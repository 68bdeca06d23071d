import { calculateInstalment } from "@forecourt/finance"

/** A credit over a term. */
interface Credit {
  readonly principal: number
  /** The nominal interest rate per year in percent. */
  readonly interest: number
  readonly months: number
  /** The amount that is left to pay at the end. */
  readonly residual: number
}

/**
 * Calculates the monthly cost of a credit in whole units: an annuity on rate, months, principal and residual. Spec 2
 * §9.
 */
export function monthlyCost({ interest: ratePercent, ...credit }: Credit): number {
  return Math.round(calculateInstalment({ ...credit, ratePercent }))
}
