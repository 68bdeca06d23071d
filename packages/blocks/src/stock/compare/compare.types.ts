import type { ListTexts } from "../../car-list/car-list.texts.ts"
import type { CarsOf } from "../stock-car.select.ts"

export interface CompareSetup extends CarsOf {
  readonly locale: string
  readonly texts: ListTexts
  readonly path: string
  readonly listHref: string
}
