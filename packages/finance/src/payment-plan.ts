import { createCredit, listCashFlows, type Offer } from "./calculate-offer.ts"
import { calculateEffectiveRate } from "./effective-rate.ts"
import { roundHalfUp } from "./round-half-up.ts"

/** All payments of a month, in the main currency unit. */
export interface PlanRow {
  /** The number of months after the start. */
  readonly month: number
  /** The amount paid, including fees. */
  readonly paid: number
  readonly interest: number
  readonly repaid: number
  readonly fees: number
  /** The debt after the payment. */
  readonly balance: number
}

/**
 * Returns the payments of each month. The payments add up to the total of the offer, and the repayments add up to the
 * debt. The rounding of the instalment is spread over the interest of all months.
 */
export function createPaymentPlan({ product, terms, instalment }: Offer): readonly PlanRow[] {
  const { principal } = createCredit(product, terms)
  const [start, ...payments] = listCashFlows(product, terms, instalment)
  const debt = [{ month: 0, amount: principal }, ...payments]
  const ratePercent = calculateEffectiveRate(debt)
  if (ratePercent === null) throw new Error("payment plan: the payments do not repay the debt.")
  const growth = 1 + ratePercent / 100
  const rows = new Map<number, PlanRow>()
  let [owed, since, accrued, balance] = [principal, 0, 0, principal]
  if (start && start.fees > 0)
    rows.set(0, { month: 0, paid: start.fees, interest: 0, repaid: 0, fees: start.fees, balance })

  for (const { month, amount, fees } of payments) {
    const charged = owed * (growth ** ((month - since) / 12) - 1)
    const interest = roundHalfUp(roundHalfUp(accrued + charged, 2) - roundHalfUp(accrued, 2), 2)
    const repaid = roundHalfUp(-amount - interest, 2)
    owed += charged + amount
    accrued += charged
    since = month
    balance = roundHalfUp(balance - repaid, 2)
    rows.set(month, addRow(rows.get(month), { month, paid: fees - amount, interest, repaid, fees, balance }))
  }
  return [...rows.values()]
}

function addRow(known: PlanRow | undefined, row: PlanRow): PlanRow {
  const { month, paid, interest, repaid, fees, balance } = row
  const add = (name: "paid" | "interest" | "repaid" | "fees", amount: number) =>
    roundHalfUp((known?.[name] ?? 0) + amount, 2)
  return {
    month,
    paid: add("paid", paid),
    interest: add("interest", interest),
    repaid: add("repaid", repaid),
    fees: add("fees", fees),
    balance,
  }
}
