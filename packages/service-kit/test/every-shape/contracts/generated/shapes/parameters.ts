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
   * The highest price.
   *
   * @minimum 0
   */
  price?: number
  /** True if only cars with a tow bar are listed. */
  hasTowBar?: boolean
  /**
   * The name of the car.
   *
   * @maxItems 5
   */
  tag?: string[]
  /**
   * The number of seats.
   *
   * @maxItems 5
   */
  seats?: number[]
  /** The maker of the car. */
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
