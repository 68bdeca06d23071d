// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFetchPlaceParameters, parseFetchPricesParameters } from "./parameters.parser.js"

/** The parameters of `fetchPrices`, without its body. */
export interface FetchPricesParameters {
  /**
   * The index.
   *
   * @pattern ^[a-z0-9][a-z0-9_-]{0,63}$
   */
  index: string
  /**
   * The key of the document: `car_id`.
   *
   * @minLength 1
   * @maxLength 200
   * @pattern ^\P{Cc}+$
   */
  key: string
}

/** The parameters of `fetchPlace`, without its body. */
export interface FetchPlaceParameters {
  /**
   * The identifier of a prediction.
   *
   * @minLength 1
   * @maxLength 300
   * @pattern ^[\w-]+$
   */
  placeId: string
}
