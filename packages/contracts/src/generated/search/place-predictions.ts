// Generated from schemas/services/search/place-predictions.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PlacePrediction } from "./place-prediction.ts"

export { parsePlacePredictions } from "./place-predictions.parser.js"

/** The predicted places, the most likely first. */
export interface PlacePredictions {
  /**
   * The predictions.
   *
   * @maxItems 10
   */
  places: PlacePrediction[]
  /** The reason why there are no predictions: the text is a postcode, which the provider does not know. */
  unresolved?: "postcode"
}
