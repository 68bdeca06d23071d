// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** Cars from the stock: the cars that an editor selects, in a grid, or the first cars of a list, in a row. */
export interface CarTeasers {
  /** The heading above the cars. */
  title?: TextField
  /**
   * The heading level of the title; cars are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /**
   * The selected cars by number, in the order in which they are shown. When empty, the row shows the cars of the
   * list.
   *
   * @maxItems 100
   */
  cars?: CarTeasersCar[]
  /**
   * The link to a list of cars, with filters and sorting in its address. The row shows the first cars of the list,
   * and the link below the row opens all of them.
   */
  listLink?: LinkField
  /**
   * The maximum number of cars from the list.
   *
   * @default 8
   * @minimum 1
   * @maximum 24
   */
  limit: number
}

/** The car teasers before their defaults are filled in. */
export interface CarTeasersInput {
  title?: TextField
  titleTag?: TitleTag
  cars?: CarTeasersCar[]
  listLink?: LinkField
  limit?: number
}

export interface CarTeasersCar {
  /**
   * The number of the car, as in its address: 21000053.
   *
   * @pattern ^[0-9]{1,18}$
   */
  carId: string
}
