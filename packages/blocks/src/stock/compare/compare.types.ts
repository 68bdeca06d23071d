import type { ListTexts } from "../../car-list/car-list.texts.ts"
import type { CarsOf } from "../stock-car.select.ts"

/** A site's texts and formats with which the browser renders the comparison. */
export interface CompareSetup extends CarsOf {
  readonly locale: string
  readonly texts: ListTexts
  /** The URL of the compare page. */
  readonly path: string
  readonly listHref: string
}
