import type { ListTexts } from "../../car-list/car-list.texts.ts"
import type { CarsOf } from "../stock-car.select.ts"

/** The texts and formats of a site that the browser needs to compare cars. */
export interface CompareSetup extends CarsOf {
  readonly locale: string
  readonly texts: ListTexts
  /** The address of the compare page. */
  readonly path: string
  readonly listHref: string
}
