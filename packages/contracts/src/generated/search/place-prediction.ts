// Generated from schemas/services/search/place-prediction.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePlacePrediction } from "./place-prediction.parser.js"

/** A predicted place that matches the typed text. */
export interface PlacePrediction {
  /**
   * The identifier with which the position of the place can be requested.
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
   * The usual name in the language of the page, if it differs.
   *
   * @minLength 1
   * @maxLength 200
   */
  translation?: string
  /**
   * The country, ISO 3166-1 alpha-2.
   *
   * @minLength 2
   * @maxLength 2
   */
  country: string
  /**
   * A larger place nearby, if the country has several places with the same name.
   *
   * @minLength 1
   * @maxLength 200
   */
  near?: string
}
