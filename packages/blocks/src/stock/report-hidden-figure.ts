import { getWayToPay, type MonthlyKind } from "@forecourt/api-clients/car-offers"
import { reportOnce, type SiteContext } from "@forecourt/renderer"
import { type CarDocument, getText } from "./car-document.ts"
import { getPageMarket } from "./page-market.ts"

interface ShownIn {
  readonly block: string
  readonly site: SiteContext
}

/** Reports a payment option that is hidden because its monthly cost differs from the cost in the search index. */
export function reportHiddenFigure(way: MonthlyKind, carId: string, { block, site }: ShownIn): void {
  const message = `The ${way} of car ${carId} is hidden: its monthly cost differs from the search index.`
  reportOnce(site, { kind: "hidden-figure", block, id: `${carId} ${way}`, message })
}

/** Reports the cars in a list whose monthly cost is hidden on their cards. */
export function reportHiddenFigures(way: MonthlyKind, cars: readonly CarDocument[], shownIn: ShownIn): void {
  const { credit } = getPageMarket(shownIn.site)
  for (const car of cars) {
    getWayToPay(way, car, {
      locale: shownIn.site.locale,
      market: credit,
      onHidden: () => reportHiddenFigure(way, getText(car.car_id) ?? "", shownIn),
    })
  }
}
