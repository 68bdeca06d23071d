import type { SiteContext } from "@forecourt/renderer"
import type { CarDocument } from "./car-document.ts"
import { carPathOf } from "./car-path.ts"
import { marketOf } from "./market.ts"
import { pictureTemplates } from "./picture-templates.ts"
import type { StockCar } from "./stock.types.ts"
import { pictureOf, stockCarOf } from "./stock-car.select.ts"

/** Cars of the search as the cards of a site know them. */
export function stockCarsOf(documents: readonly CarDocument[], site: SiteContext): readonly StockCar[] {
  const pictures = pictureTemplates(
    documents.flatMap((car) => pictureOf(car) ?? []),
    site,
  )
  const of = {
    market: marketOf(site.name),
    pictures,
    carPath: carPathOf(site),
    monthly: null,
    showsVat: isOfUsedCars(site),
  }
  return documents.map((car) => stockCarOf(car, of))
}

/** Sites of used cars are named after them: they say which VAT can be deducted, and have a car page of their own. Spec 2 §1. */
export function isOfUsedCars({ name }: Pick<SiteContext, "name">): boolean {
  return name.endsWith("-used")
}
