import { getMonthlyPrice, getWayToPay, type SelectedTerms } from "@forecourt/api-clients/car-offers"
import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ReactNode } from "react"
import { formatLoanExample } from "../stock/calculator/format-loan-example.ts"
import { type CarDocument, getText } from "../stock/car-document.ts"
import { getPageMarket } from "../stock/page-market.ts"
import css from "./car-list.module.css"

const part = anatomy("car-list", css)

interface LoanExampleProps {
  readonly id: string
  readonly cars: readonly CarDocument[]
  /** The terms of the loans on the cards. */
  readonly selected: SelectedTerms | undefined
  readonly site: SiteContext
}

/**
 * Renders the representative example of the first car in a list. Cards show only the monthly cost and the effective
 * rate of a loan, so the list must contain an example: Directive (EU) 2023/2225, article 8. The element exists also
 * without an example, since the list replaces its content together with the cards.
 */
export function LoanExample({ id, cars, selected, site }: LoanExampleProps) {
  const example = findExample({ cars, selected, site })
  return (
    <p id={id} {...part("note")} hidden={example === null || undefined}>
      {example}
    </p>
  )
}

function findExample({ cars, selected, site }: Omit<LoanExampleProps, "id">): ReactNode {
  const { credit } = getPageMarket(site)
  for (const car of cars) {
    const terms = getWayToPay("loan", car, { locale: site.locale, market: credit })
    const price = terms && getMonthlyPrice(terms, selected)
    if (price?.way !== "loan") continue
    const { warning, effectiveRate, others } = formatLoanExample(price.example, terms?.currency ?? "", site)
    const name = [getText(car.car_brand), getText(car.car_model)].join(" ")
    return (
      <>
        <strong>{warning}</strong> {site.text("stock.loanExample", { car: name })} {effectiveRate} · {others}
      </>
    )
  }
  return null
}
