// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** Cars of the stock: those that an editor names, in a grid, or the first ones of a list, in a row. */
export interface CarTeasers {
  /** Heading above the cars. */
  title: TextField
  /**
   * Heading level of the title; cars are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /**
   * Cars by their numbers, in the order they are shown. Without any the row shows those of the list.
   *
   * @maxItems 100
   */
  cars?: CarTeasersCar[]
  /**
   * A list of cars with filters and an order in its address: the row shows its first cars, and the link below leads
   * to all of them.
   */
  listLink?: LinkField
  /**
   * How many cars of the list are shown at most.
   *
   * @default 8
   * @minimum 1
   * @maximum 24
   */
  limit: number
}

/** The car teasers before their defaults are filled in. */
export interface CarTeasersInput {
  title: TextField
  titleTag?: TitleTag
  cars?: CarTeasersCar[]
  listLink?: LinkField
  limit?: number
}

export interface CarTeasersCar {
  /**
   * The car's number, as its address has it: 21000053.
   *
   * @pattern ^[0-9]{1,18}$
   */
  carId: string
}
