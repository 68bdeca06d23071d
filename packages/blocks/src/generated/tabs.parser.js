// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseImageField, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of the tabs; returns `null` when they do not match the schema. */
export function parseTabs(value) {
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
      case "tabs":
        if (!Array.isArray(given) || given.length > 8) return null
        result.tabs = []
        for (let i = 0; i < given.length; i++) {
          if ((result.tabs[i] = parseTabsTab(given[i])) === null) return null
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

/** Parses a value as {@link TabsTab}; returns `null` when it does not match the schema. */
export function parseTabsTab(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "label":
        if ((result.label = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.label === undefined) return null
  return result
}
