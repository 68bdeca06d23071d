// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a jotform form; returns `null` when they do not match the schema. */
export function parseJotformForm(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", dataCentre: "EU", backgroundColor: "None" }
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
      case "formId":
        if (typeof given !== "string" || !/^[0-9]{10,20}$/u.test(given)) return null
        result.formId = given
        break
      case "dataCentre":
        if (given !== "EU" && given !== "Standard") return null
        result.dataCentre = given
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
