/**
 * A loan that is repaid in equal instalments at the end of each month. A residual amount may remain, which is due after
 * the instalments.
 */
export interface Credit {
  readonly principal: number
  /** The nominal annual rate in per cent. A twelfth of this rate is charged each month. */
  readonly ratePercent: number
  /** The number of monthly instalments. */
  readonly months: number
  /** The residual amount that is due after the instalments have been paid. */
  readonly residual: number
  /** The number of months from the last instalment until the residual amount is due. @default 0 */
  readonly residualOffset?: number
}

/** Returns the monthly instalment without rounding. The caller must round the result as the lender does. */
export function calculateInstalment(credit: Credit): number {
  const { paid, left } = calculatePresentValues(credit)
  return (credit.principal - credit.residual * left) / paid
}

/**
 * Returns the amount that can be borrowed for a given monthly payment, without rounding. It is the inverse of {@link
 * calculateInstalment}.
 */
export function calculateCredit(payment: number, terms: Omit<Credit, "principal">): number {
  const { paid, left } = calculatePresentValues(terms)
  return payment * paid + terms.residual * left
}

/**
 * Returns two present values: that of one unit paid every month (`paid`), and that of one unit paid at the end
 * (`left`).
 */
function calculatePresentValues({ ratePercent, months, residualOffset = 0 }: Omit<Credit, "principal" | "residual">) {
  const rate = ratePercent / 1200
  if (rate === 0) return { paid: months, left: 1 }
  const growth = Math.log1p(rate)
  return { paid: -Math.expm1(-months * growth) / rate, left: Math.exp(-(months + residualOffset) * growth) }
}
