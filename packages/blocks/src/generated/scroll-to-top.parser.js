// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"

/** Parses the fields of a scroll to top; returns `null` when they do not match the schema. */
export function parseScrollToTop(value) {
  if (!isObject(value)) return null
  const result = { showAfter: 528 }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "showAfter":
        if (!Number.isInteger(given) || given < 200 || given > 5000) return null
        result.showAfter = given
        break
      default:
        return null
    }
  }
  return result
}
