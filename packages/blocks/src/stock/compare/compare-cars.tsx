import type { SiteContext } from "@forecourt/renderer"
import { CompareBar } from "../../generated/islands.tsx"
import type { CarDocument } from "../car-document.ts"
import { getCarPath } from "../car-path.ts"
import { getPageMarket } from "../page-market.ts"
import { createPictureTemplates } from "../picture-templates.ts"
import { getPicture } from "../stock-car.select.ts"
import { isOfUsedCars } from "../stock-cars.select.ts"
import { createCompareTexts } from "./compare.texts.ts"
import { getComparePath } from "./compare-address.ts"
import { selectComparedFields } from "./find-compared.ts"

export interface CompareCarsProps {
  readonly site: SiteContext
  readonly form: string
  readonly cars?: readonly CarDocument[]
  readonly pictures: readonly string[]
}

/** Renders the elements that all compare checkboxes of a block share. Spec 2 §2.4. */
export function CompareCars({ site, form, cars = [], pictures }: CompareCarsProps) {
  return (
    <CompareBar
      form={form}
      cars={cars.map(selectComparedFields)}
      setup={{
        locale: site.locale,
        texts: createCompareTexts(site),
        path: getComparePath(site),
        listHref: site.pathToCarList ?? site.homePath,
        market: getPageMarket(site, { hasDetails: true }),
        pictures: createPictureTemplates([...pictures, ...cars.flatMap((car) => getPicture(car) ?? [])], site),
        carPath: getCarPath(site),
        monthly: null,
        showsVat: isOfUsedCars(site),
      }}
    />
  )
}

export function getCompareFormId(block: string): string {
  return `compare-${block}`
}
