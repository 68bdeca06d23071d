// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parsePageStep, parseTextField } from "./fields.parser.js"

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
      case "steps":
        if (!Array.isArray(given) || given.length > 20) return null
        result.steps = []
        for (let i = 0; i < given.length; i++) {
          if ((result.steps[i] = parsePageStep(given[i])) === null) return null
        }
        break
      case "current":
        if (typeof given !== "string" || given === "") return null
        result.current = given
        break
      default:
        return null
    }
  }
  return result
}
