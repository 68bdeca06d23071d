// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseReference, parseStoryEntry, parseStoryTag, parseTextField } from "./fields.parser.js"

/** Parses the fields of a stories list; returns `null` when they do not match the schema. */
export function parseStoriesList(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h1", layout: "Default", showDates: true, highlightLatestStory: false, pages: 1 }
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
      case "layout":
        if (given !== "Default" && given !== "Variant 2") return null
        result.layout = given
        break
      case "showDates":
        if (typeof given !== "boolean") return null
        result.showDates = given
        break
      case "highlightLatestStory":
        if (typeof given !== "boolean") return null
        result.highlightLatestStory = given
        break
      case "stories":
        if (!Array.isArray(given) || given.length > 100) return null
        result.stories = []
        for (let i = 0; i < given.length; i++) {
          if ((result.stories[i] = parseStoryEntry(given[i])) === null) return null
        }
        break
      case "tags":
        if (!Array.isArray(given) || given.length > 100) return null
        result.tags = []
        for (let i = 0; i < given.length; i++) {
          if ((result.tags[i] = parseStoryTag(given[i])) === null) return null
        }
        break
      case "chosenTags":
        if (!Array.isArray(given) || given.length > 20) return null
        result.chosenTags = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || given[i] === "") return null
          result.chosenTags[i] = given[i]
        }
        break
      case "root":
        if (typeof given !== "string" || given === "") return null
        result.root = given
        break
      case "total":
        if (!Number.isInteger(given) || given < 0) return null
        result.total = given
        break
      case "pages":
        if (!Number.isInteger(given) || given < 1) return null
        result.pages = given
        break
      case "nextPage":
        if (typeof given !== "string" || given === "") return null
        result.nextPage = given
        break
      default:
        return null
    }
  }
  return result
}
