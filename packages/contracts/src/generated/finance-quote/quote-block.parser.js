// Generated from schemas/services/finance-quote/quote-block.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link QuoteBlock}; returns `null` when it does not match the schema. */
export function parseQuoteBlock(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Title":
        if (typeof given !== "string" || given === "") return null
        result.Title = given
        break
      case "Items":
        if (!Array.isArray(given)) return null
        result.Items = []
        for (let i = 0; i < given.length; i++) {
          if ((result.Items[i] = parseQuoteDetail(given[i])) === null) return null
        }
        break
    }
  }
  if (result.Title === undefined || result.Items === undefined) return null
  return result
}

/** Parses a value as {@link QuoteDetail}; returns `null` when it does not match the schema. */
export function parseQuoteDetail(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Label":
        if (typeof given !== "string" || given === "") return null
        result.Label = given
        break
      case "Value":
        if (typeof given !== "string" || given === "") return null
        result.Value = given
        break
    }
  }
  if (result.Label === undefined || result.Value === undefined) return null
  return result
}
