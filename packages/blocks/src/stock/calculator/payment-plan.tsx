import { createPaymentPlan, type Offer, type PlanRow } from "@forecourt/finance"
import unfold from "../../styles/unfold.module.css"
import type { CalculatorTexts } from "./calculator.texts.ts"
import css from "./payment-plan.module.css"

interface PaymentPlanProps {
  readonly offer: Offer
  readonly texts: CalculatorTexts
  readonly currency: string
  readonly locale: string
}

/** Renders the payments of a loan by year in whole units of the currency, with a bar for the remaining debt. */
export function PaymentPlan({ offer, texts, currency, locale }: PaymentPlanProps) {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  return (
    <details>
      <summary className={unfold.summary}>
        {texts.plan} ({currency})
      </summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts["plan.year"]}</th>
            <th scope="col">{texts["plan.paid"]}</th>
            <th scope="col">{texts["plan.interest"]}</th>
            <th scope="col">{texts["plan.left"]}</th>
          </tr>
        </thead>
        <tbody>
          {sumByYear(createPaymentPlan(offer)).map(({ year, paid, charges, left }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{format(paid)}</td>
              <td>{format(charges)}</td>
              <td>
                {format(left)}
                <progress className={css.bar} aria-hidden="true" max={offer.credit} value={left} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface PlanYear {
  readonly year: number
  readonly paid: number
  readonly charges: number
  readonly left: number
}

/** Returns the sums of each year. The payments at the start belong to the first year. */
export function sumByYear(plan: readonly PlanRow[]): readonly PlanYear[] {
  const years: PlanYear[] = []
  for (const { month, paid, interest, fees, balance } of plan) {
    const year = Math.max(Math.ceil(month / 12), 1)
    const known = years[year - 1] ?? { paid: 0, charges: 0 }
    years[year - 1] = { year, paid: known.paid + paid, charges: known.charges + interest + fees, left: balance }
  }
  return years
}
