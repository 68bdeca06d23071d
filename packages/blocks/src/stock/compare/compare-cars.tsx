import type { SiteContext } from "@forecourt/renderer"
import { CompareBar } from "../../generated/islands.tsx"
import type { CarDocument } from "../car-document.ts"
import { carPathOf } from "../car-path.ts"
import { marketOf } from "../market.ts"
import { pictureTemplates } from "../picture-templates.ts"
import { pictureOf } from "../stock-car.select.ts"
import { isOfUsedCars } from "../stock-cars.select.ts"
import { compareTexts } from "./compare.texts.ts"
import { comparePathOf } from "./compare-address.ts"
import { comparedFields } from "./find-compared.ts"

export interface CompareCarsProps {
  readonly site: SiteContext
  /** Identifier of the form to which the boxes of the block belong. */
  readonly form: string
  /** Cars of the block that no other island brings to the browser. */
  readonly cars?: readonly CarDocument[]
  /** Pictures like those of the cars that may be chosen. */
  readonly pictures: readonly string[]
}

/** What stands once in a block whose cars can be chosen to compare: their boxes belong to its form. Spec 2 §2.4. */
export function CompareCars({ site, form, cars = [], pictures }: CompareCarsProps) {
  return (
    <CompareBar
      form={form}
      cars={cars.map(comparedFields)}
      setup={{
        locale: site.locale,
        texts: compareTexts(site),
        path: comparePathOf(site),
        listHref: site.pathToCarList ?? site.homePath,
        market: marketOf(site.name),
        pictures: pictureTemplates([...pictures, ...cars.flatMap((car) => pictureOf(car) ?? [])], site),
        carPath: carPathOf(site),
        monthly: null,
        showsVat: isOfUsedCars(site),
      }}
    />
  )
}

/** Identifier of the form of a block: blocks know their own. */
export function compareFormId(block: string): string {
  return `compare-${block}`
}
