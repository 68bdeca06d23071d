// Generated from schemas/services/search/place-predictions.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PlacePrediction } from "./place-prediction.ts"

export { parsePlacePredictions } from "./place-predictions.parser.js"

/** The places that may be meant, the most likely first. */
export interface PlacePredictions {
  /**
   * Predictions.
   *
   * @maxItems 10
   */
  places: PlacePrediction[]
  /** Why there are none: a postcode, which the provider does not know. */
  unresolved?: "postcode"
}
