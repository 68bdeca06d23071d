import type { ContractPeriod } from "./calculator.types.ts"

/** Spec 2 §9. */
export const PERIOD_STEP_MONTHS = 12
export const DEPOSIT_STEP = 1000

interface Credit {
  readonly principal: number
  readonly ratePercent: number
  readonly months: number
  /** What is left to pay at the end. */
  readonly residual: number
}

/** An annuity on rate, months, principal and residual, in whole units of the currency. Spec 2 §9. */
export function monthlyPayment({ principal, ratePercent, months, residual }: Credit): number {
  const rate = ratePercent / 1200
  if (rate === 0) return Math.round((principal - residual) / months)
  const discount = (1 + rate) ** -months
  return Math.round(((principal - residual * discount) * rate) / (1 - discount))
}

/** What may be paid at once, in steps of a thousand; the most is rounded to the nearest. Spec 2 §9. */
export function depositLimits(price: number, { minPercent, maxPercent }: ContractPeriod) {
  const min = Math.ceil((price * minPercent) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP
  const max = Math.round((price * maxPercent) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP
  return { min, max: Math.max(min, max) }
}

interface Cost extends Credit {
  readonly startFee: number
  readonly invoiceFee: number
}

/** All that is paid after the deposit. */
export function totalToPay(cost: Cost): number {
  return (monthlyPayment(cost) + cost.invoiceFee) * cost.months + cost.residual + cost.startFee
}

/**
 * The effective rate of the rounded payments, in per cent: the fee for setting it up is paid at once, the residual with
 * the last payment. Directive (EU) 2023/2225, annex III; `null` where no rate fits.
 */
export function effectiveRatePercent(cost: Cost): number | null {
  const { principal, startFee, invoiceFee, months, residual } = cost
  const payment = monthlyPayment(cost) + invoiceFee
  const valueAt = (monthly: number) => {
    let value = residual / (1 + monthly) ** months
    for (let month = 1; month <= months; month += 1) value += payment / (1 + monthly) ** month
    return value - (principal - startFee)
  }
  let low = 0
  let high = 1
  if (valueAt(low) < 0 || valueAt(high) > 0) return null
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2
    if (valueAt(middle) > 0) low = middle
    else high = middle
  }
  return ((1 + low) ** 12 - 1) * 100
}

/** The period of so many months, or the nearest one there is. */
export function periodOf<Period extends { readonly months: number }>(periods: readonly Period[], months: number) {
  const distance = (period: Period) => Math.abs(period.months - months)
  return periods.reduce<Period | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null)
}

/** The values that a disclaimer may name. Spec 2 §9. */
export type DisclaimerValues = Readonly<
  Partial<
    Record<
      | "mileage"
      | "months"
      | "cash_amount_percentage"
      | "residual_percentage"
      | "interest_rate"
      | "invoice_fee"
      | "start_fee",
      string
    >
  >
>

/** A disclaimer with its values. One that names a value nobody knows is none: half an example is worse than no example. */
export function fillDisclaimer(disclaimer: string, values: DisclaimerValues): string | null {
  const known: Readonly<Record<string, string | undefined>> = values
  const names = [...disclaimer.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
  if (names.some((name) => known[name] === undefined)) return null
  return disclaimer.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? "")
}
