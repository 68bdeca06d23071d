// Generated from schemas/services/finance-quote/finance-error.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link FinanceError}; returns `null` when it does not match the schema. */
export function parseFinanceError(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Code":
        if (typeof given !== "string") return null
        result.Code = given
        break
      case "UserMessage":
        if (typeof given !== "string") return null
        result.UserMessage = given
        break
    }
  }
  if (result.UserMessage === undefined) return null
  return result
}
