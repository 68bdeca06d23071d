import type { SiteContext } from "@forecourt/renderer"
import type { CarDocument } from "./car-document.ts"
import { getCarPath } from "./car-path.ts"
import { getMarket } from "./market.ts"
import { createPictureTemplates } from "./picture-templates.ts"
import type { StockCar } from "./stock.types.ts"
import { createStockCar, getPicture } from "./stock-car.select.ts"

/** Cars of the search as the cards of a site know them. */
export function createStockCars(documents: readonly CarDocument[], site: SiteContext): readonly StockCar[] {
  const pictures = createPictureTemplates(
    documents.flatMap((car) => getPicture(car) ?? []),
    site,
  )
  const of = {
    market: getMarket(site.name),
    pictures,
    carPath: getCarPath(site),
    monthly: null,
    showsVat: isOfUsedCars(site),
  }
  return documents.map((car) => createStockCar(car, of))
}

/**
 * Returns whether a site is for used cars, which its name says: these sites show deductible VAT and have another layout
 * of a car's page. Spec 2 §1.
 */
export function isOfUsedCars({ name }: Pick<SiteContext, "name">): boolean {
  return name.endsWith("-used")
}
