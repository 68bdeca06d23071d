// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseImageField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a picture; returns `null` when they do not match the schema. */
export function parsePicture(value) {
  if (!isObject(value)) return null
  const result = { width: "Content" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "imageDesktop":
        if ((result.imageDesktop = parseImageField(given)) === null) return null
        break
      case "imagePhone":
        if ((result.imagePhone = parseImageField(given)) === null) return null
        break
      case "caption":
        if ((result.caption = parseTextField(given)) === null) return null
        break
      case "width":
        if (given !== "Content" && given !== "Wide" && given !== "Full") return null
        result.width = given
        break
      default:
        return null
    }
  }
  return result
}
