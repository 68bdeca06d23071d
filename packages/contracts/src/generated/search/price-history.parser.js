// Generated from schemas/services/search/price-history.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parsePriceChange } from "./price-change.parser.js"

/** Parses a value as {@link PriceHistory}; returns `null` when it does not match the schema. */
export function parsePriceHistory(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "prices":
        if (!Array.isArray(given)) return null
        result.prices = []
        for (let i = 0; i < given.length; i++) {
          if ((result.prices[i] = parsePriceChange(given[i])) === null) return null
        }
        break
    }
  }
  if (result.prices === undefined) return null
  return result
}
