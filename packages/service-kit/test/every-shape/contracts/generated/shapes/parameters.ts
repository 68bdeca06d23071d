// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesBrand } from "./brand.ts"

export { parseFindCarParameters, parsePutPictureParameters, parseWatchOrderParameters } from "./parameters.parser.js"

/** The parameters of `findCar`, without its body. */
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

/** The parameters of `putPicture`, without its body. */
export interface PutPictureParameters {
  /**
   * The car.
   *
   * @minimum 1
   */
  id: number
}

/** The parameters of `watchOrder`, without its body. */
export interface WatchOrderParameters {
  /**
   * The order.
   *
   * @minLength 1
   * @maxLength 40
   */
  id: string
}
