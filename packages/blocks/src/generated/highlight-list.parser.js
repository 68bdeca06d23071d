// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a highlight list; returns `null` when they do not match the schema. */
export function parseHighlightList(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", marker: "Check", backgroundColor: "None" }
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
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      case "marker":
        if (given !== "Check" && given !== "Number") return null
        result.marker = given
        break
      case "highlights":
        if (!Array.isArray(given) || given.length > 12) return null
        result.highlights = []
        for (let i = 0; i < given.length; i++) {
          if ((result.highlights[i] = parseHighlightListHighlight(given[i])) === null) return null
        }
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
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

/** Parses a value as {@link HighlightListHighlight}; returns `null` when it does not match the schema. */
export function parseHighlightListHighlight(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.title === undefined) return null
  return result
}
