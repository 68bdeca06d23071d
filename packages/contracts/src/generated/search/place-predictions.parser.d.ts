// Generated from schemas/services/search/place-predictions.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PlacePredictions } from "./place-predictions.js"

export declare function parsePlacePredictions(value: unknown): PlacePredictions | null
