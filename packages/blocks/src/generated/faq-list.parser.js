// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a faq list; returns `null` when they do not match the schema. */
export function parseFaqList(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", closesOthers: false, backgroundColor: "None", isForSearchEngines: true }
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
      case "questions":
        if (!Array.isArray(given) || given.length > 30) return null
        result.questions = []
        for (let i = 0; i < given.length; i++) {
          if ((result.questions[i] = parseFaqListQuestion(given[i])) === null) return null
        }
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "closesOthers":
        if (typeof given !== "boolean") return null
        result.closesOthers = given
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
      case "isForSearchEngines":
        if (typeof given !== "boolean") return null
        result.isForSearchEngines = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link FaqListQuestion}; returns `null` when it does not match the schema. */
export function parseFaqListQuestion(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "question":
        if ((result.question = parseTextField(given)) === null) return null
        break
      case "answer":
        if ((result.answer = parseRichTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.question === undefined) return null
  return result
}
