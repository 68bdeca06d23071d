// Generated from schemas/services/search/place-prediction.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PlacePrediction } from "./place-prediction.js"

export declare function parsePlacePrediction(value: unknown): PlacePrediction | null
