/** What a credit is paid back by: equal instalments at the end of each month, and what is left then. */
export interface Credit {
  readonly principal: number
  /** Nominal, per cent a year, of which a twelfth is charged each month. */
  readonly ratePercent: number
  /** How many instalments there are. */
  readonly months: number
  /** What is left to pay behind them. */
  readonly residual: number
  /** How many months behind the last instalment it is paid. @default 0 */
  readonly residualOffset?: number
}

/** What is paid a month, exact: whoever asks for it rounds it as the lender does. */
export function instalment(credit: Credit): number {
  const { paid, left } = presentValues(credit)
  return (credit.principal - credit.residual * left) / paid
}

/** The credit that so much a month pays back, exact: the other way round. */
export function creditFor(payment: number, terms: Omit<Credit, "principal">): number {
  const { paid, left } = presentValues(terms)
  return payment * paid + terms.residual * left
}

/** What one unit is worth today: paid each month, and paid once at the end. */
function presentValues({ ratePercent, months, residualOffset = 0 }: Omit<Credit, "principal" | "residual">) {
  const rate = ratePercent / 1200
  if (rate === 0) return { paid: months, left: 1 }
  const growth = Math.log1p(rate)
  return { paid: -Math.expm1(-months * growth) / rate, left: Math.exp(-(months + residualOffset) * growth) }
}
