// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a hubspot form; returns `null` when they do not match the schema. */
export function parseHubspotForm(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", region: "eu1", backgroundColor: "None" }
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
        if (typeof given !== "string" || !/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/u.test(given))
          return null
        result.formId = given
        break
      case "portalId":
        if (typeof given !== "string" || !/^[0-9]{4,12}$/u.test(given)) return null
        result.portalId = given
        break
      case "region":
        if (given !== "eu1" && given !== "na1") return null
        result.region = given
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
