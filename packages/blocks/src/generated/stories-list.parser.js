// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseReference, parseTextField } from "./fields.parser.js"

/** Parses the fields of a stories list; returns `null` when they do not match the schema. */
export function parseStoriesList(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h1" }
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
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "storiesIndex":
        if ((result.storiesIndex = parseReference(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
