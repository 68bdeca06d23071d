// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import {
  parseDateField,
  parseImageField,
  parsePageStep,
  parseRichTextField,
  parseStoryEntry,
  parseTextField,
} from "./fields.parser.js"

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
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "preamble":
        if ((result.preamble = parseTextField(given)) === null) return null
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      case "author":
        if ((result.author = parseTextField(given)) === null) return null
        break
      case "date":
        if ((result.date = parseDateField(given)) === null) return null
        break
      case "parent":
        if ((result.parent = parsePageStep(given)) === null) return null
        break
      case "previous":
        if ((result.previous = parseStoryEntry(given)) === null) return null
        break
      case "next":
        if ((result.next = parseStoryEntry(given)) === null) return null
        break
      case "related":
        if (!Array.isArray(given) || given.length > 3) return null
        result.related = []
        for (let i = 0; i < given.length; i++) {
          if ((result.related[i] = parseStoryEntry(given[i])) === null) return null
        }
        break
      default:
        return null
    }
  }
  return result
}
