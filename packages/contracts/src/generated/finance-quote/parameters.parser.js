// Generated from schemas/services/finance-quote/finance-quote.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link FindQuoteTermsParameters}; returns `null` when it does not match the schema. */
export function parseFindQuoteTermsParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "quoteRef":
        if (typeof given !== "string" || given === "" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given))
          return null
        result.quoteRef = given
        break
      default:
        return null
    }
  }
  if (result.quoteRef === undefined) return null
  return result
}
