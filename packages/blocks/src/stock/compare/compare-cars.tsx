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
  /** The identifier of the form to which the block's checkboxes belong. */
  readonly form: string
  /** The cars of the block. Cars whose data another island already sends to the browser are left out. */
  readonly cars?: readonly CarDocument[]
  /** Example URLs of the cars' pictures, from which the URL templates of resized pictures are created. */
  readonly pictures: readonly string[]
}

/**
 * Renders the elements that a block with selectable cars needs once, including the form of the checkboxes. Spec 2 §2.4.
 */
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

/** Returns the identifier of a block's compare form. */
export function getCompareFormId(block: string): string {
  return `compare-${block}`
}
