// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a social media; returns `null` when they do not match the schema. */
export function parseSocialMedia(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", showNames: false, backgroundColor: "None" }
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
      case "socialLinks":
        if (!Array.isArray(given) || given.length > 12) return null
        result.socialLinks = []
        for (let i = 0; i < given.length; i++) {
          if ((result.socialLinks[i] = parseSocialLink(given[i])) === null) return null
        }
        break
      case "showNames":
        if (typeof given !== "boolean") return null
        result.showNames = given
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

function parseSocialLink(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if ((result.name = parseTextField(given)) === null) return null
        break
      case "url":
        if ((result.url = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.name === undefined || result.url === undefined) return null
  return result
}
