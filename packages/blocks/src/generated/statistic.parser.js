// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseTextField } from "./fields.parser.js"

/** Parses the fields of a statistic; returns `null` when they do not match the schema. */
export function parseStatistic(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "value":
        if ((result.value = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.title === undefined || result.value === undefined) return null
  return result
}
