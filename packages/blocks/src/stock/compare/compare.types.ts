import type { ListTexts } from "../../car-list/car-list.texts.ts"
import type { CarsOf } from "../stock-car.select.ts"

/** The data that a browser needs to compare cars with the texts and formats of a site. */
export interface CompareSetup extends CarsOf {
  readonly locale: string
  readonly texts: ListTexts
  /** Address of the page that compares cars. */
  readonly path: string
  readonly listHref: string
}
