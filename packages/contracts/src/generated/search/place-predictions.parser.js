// Generated from schemas/services/search/place-predictions.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parsePlacePrediction } from "./place-prediction.parser.js"

/** Parses a value as {@link PlacePredictions}; returns `null` when it does not match the schema. */
export function parsePlacePredictions(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "places":
        if (!Array.isArray(given) || given.length > 10) return null
        result.places = []
        for (let i = 0; i < given.length; i++) {
          if ((result.places[i] = parsePlacePrediction(given[i])) === null) return null
        }
        break
      case "unresolved":
        if (given !== "postcode") return null
        result.unresolved = given
        break
    }
  }
  if (result.places === undefined) return null
  return result
}
