// Generated from schemas/services/finance-quote/finance-defaults.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseFinanceProduct } from "./finance-product.parser.js"

/** Parses a value as {@link FinanceDefaults}; returns `null` when it does not match the schema. */
export function parseFinanceDefaults(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Products":
        if (!Array.isArray(given)) return null
        result.Products = []
        for (let i = 0; i < given.length; i++) {
          if ((result.Products[i] = parseFinanceProduct(given[i])) === null) return null
        }
        break
    }
  }
  if (result.Products === undefined) return null
  return result
}
