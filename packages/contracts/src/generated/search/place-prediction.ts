// Generated from schemas/services/search/place-prediction.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePlacePrediction } from "./place-prediction.parser.js"

/** A place that may be meant. */
export interface PlacePrediction {
  /**
   * Identifier, for the place's position.
   *
   * @minLength 1
   * @maxLength 300
   */
  place_id: string
  /**
   * Name in the local language.
   *
   * @minLength 1
   * @maxLength 200
   */
  name: string
  /**
   * Usual name in the language of the page, if it differs.
   *
   * @minLength 1
   * @maxLength 200
   */
  translation?: string
  /**
   * Country, ISO 3166-1 alpha-2.
   *
   * @minLength 2
   * @maxLength 2
   */
  country: string
  /**
   * A larger place near it, if its country has several of the name.
   *
   * @minLength 1
   * @maxLength 200
   */
  near?: string
}
