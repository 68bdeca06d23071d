// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a cta banner; returns `null` when they do not match the schema. */
export function parseCtaBanner(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", buttonType: "Primary", backgroundColor: "BackgroundColor3" }
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
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "buttonType":
        if (given !== "Primary" && given !== "Secondary" && given !== "Ghost" && given !== "Ghost Contrast") return null
        result.buttonType = given
        break
      case "secondLink":
        if ((result.secondLink = parseLinkField(given)) === null) return null
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
  return result
}
