// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a service request form; returns `null` when they do not match the schema. */
export function parseServiceRequestForm(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", vehicle: "Cars", newsletterRequired: true, backgroundColor: "None" }
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
      case "vehicle":
        if (given !== "Cars" && given !== "Motorcycles") return null
        result.vehicle = given
        break
      case "dealership":
        if (typeof given !== "string" || !/^[a-z0-9-]{1,100}$/u.test(given)) return null
        result.dealership = given
        break
      case "newsletterRequired":
        if (typeof given !== "boolean") return null
        result.newsletterRequired = given
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
