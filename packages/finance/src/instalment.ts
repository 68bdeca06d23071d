/** A credit that is paid back in equal instalments at the end of each month, and a residual. */
export interface Credit {
  readonly principal: number
  /** The nominal rate in per cent per year, of which a twelfth is charged each month. */
  readonly ratePercent: number
  /** The number of instalments. */
  readonly months: number
  /** The amount that is due after the instalments. */
  readonly residual: number
  /** The number of months from the last instalment to the residual. @default 0 */
  readonly residualOffset?: number
}

/** Returns the monthly instalment without rounding. The caller rounds it as the lender does. */
export function calculateInstalment(credit: Credit): number {
  const { paid, left } = calculatePresentValues(credit)
  return (credit.principal - credit.residual * left) / paid
}

/** Returns the credit that a monthly payment pays back, without rounding. The inverse of {@link calculateInstalment}. */
export function calculateCredit(payment: number, terms: Omit<Credit, "principal">): number {
  const { paid, left } = calculatePresentValues(terms)
  return payment * paid + terms.residual * left
}

/** Returns the present value of one unit that is paid each month, and of one unit that is paid once at the end. */
function calculatePresentValues({ ratePercent, months, residualOffset = 0 }: Omit<Credit, "principal" | "residual">) {
  const rate = ratePercent / 1200
  if (rate === 0) return { paid: months, left: 1 }
  const growth = Math.log1p(rate)
  return { paid: -Math.expm1(-months * growth) / rate, left: Math.exp(-(months + residualOffset) * growth) }
}
