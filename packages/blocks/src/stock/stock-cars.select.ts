import type { SiteContext } from "@forecourt/renderer"
import type { CarDocument } from "./car-document.ts"
import { getCarPath } from "./car-path.ts"
import { getPageMarket } from "./page-market.ts"
import { createPictureTemplates } from "./picture-templates.ts"
import type { StockCar } from "./stock.types.ts"
import { createStockCar, getPicture } from "./stock-car.select.ts"

export function createStockCars(documents: readonly CarDocument[], site: SiteContext): readonly StockCar[] {
  const pictures = createPictureTemplates(
    documents.flatMap((car) => getPicture(car) ?? []),
    site,
  )
  const of = {
    market: getPageMarket(site),
    pictures,
    carPath: getCarPath(site),
    monthly: null,
    showsVat: isOfUsedCars(site),
  }
  return documents.map((car) => createStockCar(car, of))
}

/** True if a site's name ends with `-used`. Spec 2 §1. */
export function isOfUsedCars({ name }: Pick<SiteContext, "name">): boolean {
  return name.endsWith("-used")
}
