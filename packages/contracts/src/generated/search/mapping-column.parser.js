// Generated from schemas/services/search/mapping-column.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link StockMappingColumn}; returns `null` when it does not match the schema. */
export function parseStockMappingColumn(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "column":
        if (typeof given !== "string" || given === "") return null
        result.column = given
        break
      case "row":
        if (typeof given !== "boolean") return null
        result.row = given
        break
      case "constant":
        if (typeof given === "string") {
          result.constant = given
        } else if (typeof given === "number") {
          if (!Number.isFinite(given)) return null
          result.constant = given
        } else {
          if (typeof given !== "boolean") return null
          result.constant = given
        }
        break
      case "words":
        if (typeof given !== "string" || given === "") return null
        result.words = given
        break
      case "slug":
        if (typeof given !== "string" || given === "") return null
        result.slug = given
        break
      case "trim":
        if (typeof given !== "boolean") return null
        result.trim = given
        break
      case "number":
        if (typeof given !== "boolean") return null
        result.number = given
        break
      case "values":
        if ((result.values = parseValues(given)) === null) return null
        break
      case "otherwise":
        if (typeof given === "string") {
          result.otherwise = given
        } else if (typeof given === "number") {
          if (!Number.isFinite(given)) return null
          result.otherwise = given
        } else {
          if (typeof given !== "boolean") return null
          result.otherwise = given
        }
        break
      case "split":
        if (typeof given !== "string" || given === "") return null
        result.split = given
        break
      case "unit":
        if (
          given !== "km-to-mil" &&
          given !== "mil-to-km" &&
          given !== "km-to-miles" &&
          given !== "miles-to-km" &&
          given !== "kw-to-hp" &&
          given !== "hp-to-kw"
        )
          return null
        result.unit = given
        break
      case "digits":
        if (!Number.isInteger(given) || given < 0 || given > 6) return null
        result.digits = given
        break
      default:
        return null
    }
  }
  return result
}

function parseValues(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    if (key === "__proto__") continue
    if (typeof given === "string") {
      result[key] = given
    } else if (typeof given === "number") {
      if (!Number.isFinite(given)) return null
      result[key] = given
    } else {
      if (typeof given !== "boolean") return null
      result[key] = given
    }
  }
  return result
}
