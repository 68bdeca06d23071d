// Generated from schemas/services/search/place.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePlace } from "./place.parser.js"

/** A place and its position. */
export interface Place {
  /**
   * The identifier of the prediction.
   *
   * @minLength 1
   * @maxLength 300
   */
  place_id: string
  /**
   * The name in the local language.
   *
   * @minLength 1
   * @maxLength 200
   */
  name: string
  /**
   * The country, ISO 3166-1 alpha-2.
   *
   * @minLength 2
   * @maxLength 2
   */
  country: string
  /**
   * The latitude in degrees.
   *
   * @minimum -90
   * @maximum 90
   */
  latitude: number
  /**
   * The longitude in degrees.
   *
   * @minimum -180
   * @maximum 180
   */
  longitude: number
}
