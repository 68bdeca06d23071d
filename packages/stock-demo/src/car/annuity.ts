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
export function monthlyCost({ principal, interest, months, residual }: Credit): number {
  const rate = interest / 1200
  if (rate === 0) return Math.round((principal - residual) / months)
  const discount = (1 + rate) ** -months
  return Math.round(((principal - residual * discount) * rate) / (1 - discount))
}
