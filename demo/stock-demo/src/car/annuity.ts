import { calculateInstalment } from "@forecourt/finance"

/** A credit over a term. */
interface Credit {
  readonly principal: number
  /** Nominal, in percent a year. */
  readonly interest: number
  readonly months: number
  /** Left to pay at the end. */
  readonly residual: number
}

/** What a credit costs a month in whole units: an annuity on rate, months, principal and residual. Spec 2 §9. */
export function monthlyCost({ interest: ratePercent, ...credit }: Credit): number {
  return Math.round(calculateInstalment({ ...credit, ratePercent }))
}
