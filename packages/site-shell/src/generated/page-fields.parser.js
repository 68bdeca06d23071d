// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Reads a value as {@link PageFields}; `null` when it does not fit the schema. */
export function parsePageFields(value) {
  if (!isObject(value)) return null
  const result = { hideInNavigation: false, shouldBeNavigableInMenuWhenItHasChildren: false }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "metaTitle":
      case "navTitle":
      case "metaDescription":
      case "ogDescription":
      case "brandDesign":
      case "gtmId":
        if ((result[key] = parseTextField(given)) === null) return null
        break
      case "ogImage":
        if ((result.ogImage = parseImageField(given)) === null) return null
        break
      case "canonicalUrl":
      case "externalLink":
        if ((result[key] = parseLinkField(given)) === null) return null
        break
      case "hideInNavigation":
      case "shouldBeNavigableInMenuWhenItHasChildren":
        if (typeof given !== "boolean") return null
        result[key] = given
        break
      default:
        return null
    }
  }
  return result
}
