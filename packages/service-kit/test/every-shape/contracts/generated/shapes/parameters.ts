// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesBrand } from "./brand.ts"

export { parseFindCarParameters, parsePutPictureParameters, parseWatchOrderParameters } from "./parameters.parser.js"

/** What `findCar` is called with beside its body. */
export interface FindCarParameters {
  /**
   * Its name.
   *
   * @minLength 1
   * @maxLength 40
   */
  id: string
  /**
   * Year of its model.
   *
   * @minimum 1950
   * @maximum 2100
   */
  modelYear?: number
  /**
   * What it may cost at most.
   *
   * @minimum 0
   */
  price?: number
  /** Whether it must have a tow bar. */
  hasTowBar?: boolean
  /**
   * What it is called.
   *
   * @maxItems 5
   */
  tag?: string[]
  /**
   * How many seats it may have.
   *
   * @maxItems 5
   */
  seats?: number[]
  /** Who made it. */
  brand?: ShapesBrand
}

/** What `putPicture` is called with beside its body. */
export interface PutPictureParameters {
  /**
   * The car.
   *
   * @minimum 1
   */
  id: number
}

/** What `watchOrder` is called with beside its body. */
export interface WatchOrderParameters {
  /**
   * The order.
   *
   * @minLength 1
   * @maxLength 40
   */
  id: string
}
