/** A credit that is repaid in equal instalments at the end of each month, with a residual value. */
export interface Credit {
  readonly principal: number
  /** The nominal annual rate in per cent. A twelfth of it is charged each month. */
  readonly ratePercent: number
  /** The number of instalments. */
  readonly months: number
  /** The amount that is due after the instalments. */
  readonly residual: number
  /** The number of months from the last instalment until the residual amount is due. @default 0 */
  readonly residualOffset?: number
}

/** Returns the monthly instalment without rounding. The caller rounds it as the lender does. */
export function calculateInstalment(credit: Credit): number {
  const { paid, left } = calculatePresentValues(credit)
  return (credit.principal - credit.residual * left) / paid
}

/**
 * Returns the credit that a monthly payment repays, without rounding. This is the inverse of {@link
 * calculateInstalment}.
 */
export function calculateCredit(payment: number, terms: Omit<Credit, "principal">): number {
  const { paid, left } = calculatePresentValues(terms)
  return payment * paid + terms.residual * left
}

/**
 * Returns two present values: `paid` for one unit that is paid every month, and `left` for one unit that is paid once
 * at the end.
 */
function calculatePresentValues({ ratePercent, months, residualOffset = 0 }: Omit<Credit, "principal" | "residual">) {
  const rate = ratePercent / 1200
  if (rate === 0) return { paid: months, left: 1 }
  const growth = Math.log1p(rate)
  return { paid: -Math.expm1(-months * growth) / rate, left: Math.exp(-(months + residualOffset) * growth) }
}
