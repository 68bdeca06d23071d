// Generated from schemas/services/search/mapping.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseStockMappingColumn } from "./mapping-column.parser.js"

/** Parses a value as {@link StockMapping}; returns `null` when it does not match the schema. */
export function parseStockMapping(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "kind":
        if (given !== "car" && given !== "dealership") return null
        result.kind = given
        break
      case "language":
        if (given !== "sv" && given !== "nb" && given !== "da" && given !== "en" && given !== "fi" && given !== "sk")
          return null
        result.language = given
        break
      case "columns":
        if ((result.columns = parseColumns(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.kind === undefined || result.columns === undefined) return null
  return result
}

function parseColumns(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    if (key === "__proto__") continue
    if ((result[key] = parseStockMappingColumn(given)) === null) return null
  }
  return result
}
