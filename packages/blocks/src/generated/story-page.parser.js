// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseRichTextField } from "./fields.parser.js"

/** Parses the fields of a story page; returns `null` when they do not match the schema. */
export function parseStoryPage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "text":
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
