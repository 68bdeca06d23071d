/** A credit that is repaid in equal monthly instalments. A residual amount may remain, which is due at the end. */
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
  /** True if instalments are due at the start of each month. @default false */
  readonly isInAdvance?: boolean
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

/** Returns the residual amount that remains after the instalments, without rounding. */
export function calculateResidual(payment: number, credit: Omit<Credit, "residual">): number {
  const { paid, left } = calculatePresentValues(credit)
  return (credit.principal - payment * paid) / left
}

/**
 * Returns the present values of two kinds of payment: one unit that is paid every month (`paid`), and one unit that is
 * paid once at the end (`left`).
 */
function calculatePresentValues(credit: Omit<Credit, "principal" | "residual">) {
  const { ratePercent, months, residualOffset = 0, isInAdvance = false } = credit
  const rate = ratePercent / 1200
  if (rate === 0) return { paid: months, left: 1 }
  const growth = Math.log1p(rate)
  const paid = -Math.expm1(-months * growth) / rate
  return { paid: isInAdvance ? paid * (1 + rate) : paid, left: Math.exp(-(months + residualOffset) * growth) }
}
