// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseDateField, parseImageField, parseReferenceList, parseTextField } from "./fields.parser.js"

/** Parses a value as {@link DealershipPage}; returns `null` when it does not match the schema. */
export function parseDealershipPage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "streetAddress":
        if ((result.streetAddress = parseTextField(given)) === null) return null
        break
      case "postalCode":
        if ((result.postalCode = parseTextField(given)) === null) return null
        break
      case "city":
        if ((result.city = parseTextField(given)) === null) return null
        break
      case "position":
        if ((result.position = parseTextField(given)) === null) return null
        break
      case "telephone":
        if ((result.telephone = parseTextField(given)) === null) return null
        break
      case "openingHours":
        if ((result.openingHours = parseTextField(given)) === null) return null
        break
      case "workshopHours":
        if ((result.workshopHours = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link StoryPage}; returns `null` when it does not match the schema. */
export function parseStoryPage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "premble":
        if ((result.premble = parseTextField(given)) === null) return null
        break
      case "date":
        if ((result.date = parseDateField(given)) === null) return null
        break
      case "author":
        if ((result.author = parseTextField(given)) === null) return null
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      case "tags":
        if ((result.tags = parseReferenceList(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
