// Generated from schemas/services/finance-quote/finance-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link FinanceOption}; returns `null` when it does not match the schema. */
export function parseFinanceOption(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Default":
        if (!Number.isFinite(given)) return null
        result.Default = given
        break
      case "Min":
        if (!Number.isFinite(given)) return null
        result.Min = given
        break
      case "Max":
        if (!Number.isFinite(given)) return null
        result.Max = given
        break
      case "Values":
        if (!Array.isArray(given) || given.length < 1) return null
        result.Values = []
        for (let i = 0; i < given.length; i++) {
          if (!Number.isFinite(given[i])) return null
          result.Values[i] = given[i]
        }
        break
    }
  }
  if (result.Default === undefined || result.Min === undefined || result.Max === undefined) return null
  return result
}
