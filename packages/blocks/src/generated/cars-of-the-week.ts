// Generated from schemas/blocks/cars-of-the-week/cars-of-the-week.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField, TitleTag } from "@forecourt/renderer"

/** The cars of the week, in a ring with one car in the middle. */
export interface CarsOfTheWeek {
  /** The heading above the cars. */
  title?: TextField
  /**
   * The heading level of the title; cars are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
}

/** A cars of the week before its defaults are filled in. */
export interface CarsOfTheWeekInput {
  title?: TextField
  titleTag?: TitleTag
}
