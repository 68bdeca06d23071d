// Generated from schemas/blocks/cars-of-the-week/cars-of-the-week.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseTextField } from "./fields.parser.js"

/** Parses the fields of a cars of the week; returns `null` when they do not match the schema. */
export function parseCarsOfTheWeek(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "titleTag":
        if (!isTitleTag(given)) return null
        result.titleTag = given
        break
      default:
        return null
    }
  }
  return result
}
