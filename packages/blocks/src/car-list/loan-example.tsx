import { getMonthlyPrice, getWayToPay } from "@forecourt/api-clients/car-offers"
import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatLoanExample } from "../stock/calculator/format-loan-example.ts"
import { type CarDocument, getText } from "../stock/car-document.ts"
import { getPageMarket } from "../stock/page-market.ts"
import css from "./car-list.module.css"

const part = anatomy("car-list", css)

interface LoanExampleProps {
  readonly cars: readonly CarDocument[]
  readonly site: SiteContext
}

/**
 * Renders the representative example of the first car in a list. Cards show only the monthly cost and the effective
 * rate of a loan, so the list must contain an example: Directive (EU) 2023/2225, article 8.
 */
export function LoanExample({ cars, site }: LoanExampleProps) {
  const market = getPageMarket(site)
  for (const car of cars) {
    const terms = getWayToPay("loan", car, { locale: site.locale, market: market.credit })
    const price = terms && getMonthlyPrice(terms)
    if (price?.way !== "loan") continue
    const { warning, effectiveRate, others } = formatLoanExample(price.example, terms?.currency ?? "", site)
    const name = [getText(car.car_brand), getText(car.car_model)].join(" ")
    return (
      <p {...part("note")}>
        <strong>{warning}</strong> {site.text("stock.loanExample", { car: name })} {effectiveRate} · {others}
      </p>
    )
  }
  return null
}
