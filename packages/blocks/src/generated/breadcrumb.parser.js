// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseTextField } from "./fields.parser.js"

/** Parses the fields of a breadcrumb; returns `null` when they do not match the schema. */
export function parseBreadcrumb(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "homeTitle":
        if ((result.homeTitle = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
