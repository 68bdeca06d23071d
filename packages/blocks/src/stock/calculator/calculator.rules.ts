import { type Credit, effectiveRatePercent as effectiveRate, instalment } from "@forecourt/finance"
import type { ContractPeriod } from "./calculator.types.ts"

/** Spec 2 §9. */
export const PERIOD_STEP_MONTHS = 12
export const DEPOSIT_STEP = 1000

/** An annuity on rate, months, principal and residual, in whole units of the currency. Spec 2 §9. */
export function monthlyPayment(credit: Credit): number {
  return Math.round(instalment(credit))
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

/** The effective rate of the rounded payments, in per cent: the fee for setting it up is paid at once, the residual with the last. */
export function effectiveRatePercent(cost: Cost): number | null {
  const { principal, startFee, invoiceFee, months, residual } = cost
  const amount = -(monthlyPayment(cost) + invoiceFee)
  const payments = Array.from({ length: months }, (_, index) => ({ month: index + 1, amount }))
  return effectiveRate([{ month: 0, amount: principal - startFee }, ...payments, { month: months, amount: -residual }])
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
