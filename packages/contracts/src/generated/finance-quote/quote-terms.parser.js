// Generated from schemas/services/finance-quote/quote-terms.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link QuoteTerms}; returns `null` when it does not match the schema. */
export function parseQuoteTerms(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "TermsAndConditions":
        if (typeof given !== "string" || given === "") return null
        result.TermsAndConditions = given
        break
    }
  }
  if (result.TermsAndConditions === undefined) return null
  return result
}
