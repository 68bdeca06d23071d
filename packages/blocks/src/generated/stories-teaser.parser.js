// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseReference, parseTextField } from "./fields.parser.js"

/** Parses the fields of a stories teaser; returns `null` when they do not match the schema. */
export function parseStoriesTeaser(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", layout: "Default", showDates: true }
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
      case "storiesIndex":
        if ((result.storiesIndex = parseReference(given)) === null) return null
        break
      case "layout":
        if (given !== "Default" && given !== "Variant 2") return null
        result.layout = given
        break
      case "showDates":
        if (typeof given !== "boolean") return null
        result.showDates = given
        break
      case "showMoreText":
        if ((result.showMoreText = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
