// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of the group sites; returns `null` when they do not match the schema. */
export function parseGroupSites(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", backgroundColor: "None" }
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
      case "sites":
        if (!Array.isArray(given) || given.length > 40) return null
        result.sites = []
        for (let i = 0; i < given.length; i++) {
          if ((result.sites[i] = parseChosenSite(given[i])) === null) return null
        }
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

/** Parses a value as {@link ChosenSite}; returns `null` when it does not match the schema. */
export function parseChosenSite(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "country":
        if ((result.country = parseTextField(given)) === null) return null
        break
      case "name":
        if ((result.name = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "language":
        if (given !== "sv" && given !== "nb" && given !== "da" && given !== "en" && given !== "fi" && given !== "sk")
          return null
        result.language = given
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.name === undefined || result.link === undefined) return null
  return result
}
