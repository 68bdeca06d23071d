import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatDay, getMarket } from "../stock/market.ts"
import { formatMoney } from "../stock/money.ts"
import unfold from "../styles/unfold.module.css"
import type { CarView } from "./car-page.types.ts"
import { type ComparedPrice, USUAL_PERCENT } from "./compared-price.rules.ts"
import css from "./price-notes.module.css"

const part = anatomy("price-notes", css)

const LABELS = {
  lower: "carPage.compared.lower",
  usual: "carPage.compared.usual",
  higher: "carPage.compared.higher",
} as const satisfies Readonly<Record<ComparedPrice["label"], string>>

/** The number of significant digits to which amounts are rounded: `123 456` is shown as `123 000`. */
const ABOUT = 3

interface PriceNotesProps {
  readonly car: Pick<CarView, "price" | "pastPrices" | "compared">
  readonly site: SiteContext
}

export function PriceNotes({ car: { price, pastPrices = [], compared }, site }: PriceNotesProps) {
  if (price === null || (compared === undefined && pastPrices.length === 0)) return null
  const { text, locale } = site
  const formatAmount = (sum: number) => formatMoney(sum, price.currency, locale)
  return (
    <div {...part("root")}>
      {compared ? (
        <details {...part("fold")}>
          <summary {...part("summary")} className={`${unfold.summary} ${css.summary}`}>
            {text(LABELS[compared.label])}
          </summary>
          <p>{text("carPage.compared.with", { count: compared.cars, amount: formatAmount(about(compared.usual)) })}</p>
          <p>{text("carPage.compared.rule", { percent: USUAL_PERCENT })}</p>
        </details>
      ) : null}
      {pastPrices.length > 0 ? (
        <details {...part("fold")}>
          <summary {...part("summary")} className={`${unfold.summary} ${css.summary}`}>
            {text("carPage.pastPrices")}
          </summary>
          <table {...part("table")} aria-label={text("carPage.pastPrices")}>
            <thead>
              <tr>
                <th scope="col">{text("carPage.pastPrices.since")}</th>
                <th scope="col">{text("carPage.price")}</th>
              </tr>
            </thead>
            <tbody>
              {pastPrices.map(({ amount, since }) => (
                <tr key={`${since} ${amount}`}>
                  <th scope="row">{formatDay(since, getMarket(site.name))}</th>
                  <td>{formatAmount(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </div>
  )
}

function about(amount: number): number {
  return Number(amount.toPrecision(ABOUT))
}
