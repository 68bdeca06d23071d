// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseImageField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a quote; returns `null` when they do not match the schema. */
export function parseQuote(value) {
  if (!isObject(value)) return null
  const result = { backgroundColor: "None" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "name":
        if ((result.name = parseTextField(given)) === null) return null
        break
      case "role":
        if ((result.role = parseTextField(given)) === null) return null
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      case "backgroundColor":
        if (
          given !== "None" &&
          given !== "BackgroundColor1" &&
          given !== "BackgroundColor2" &&
          given !== "BackgroundColor3"
        )
          return null
        result.backgroundColor = given
        break
      default:
        return null
    }
  }
  if (result.text === undefined) return null
  return result
}
