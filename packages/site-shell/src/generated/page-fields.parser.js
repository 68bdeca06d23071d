// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses a value as {@link PageFields}; returns `null` when it does not match the schema. */
export function parsePageFields(value) {
  if (!isObject(value)) return null
  const result = { hideInNavigation: false, shouldBeNavigableInMenuWhenItHasChildren: false }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "metaTitle":
        if ((result.metaTitle = parseTextField(given)) === null) return null
        break
      case "navTitle":
        if ((result.navTitle = parseTextField(given)) === null) return null
        break
      case "metaDescription":
        if ((result.metaDescription = parseTextField(given)) === null) return null
        break
      case "ogDescription":
        if ((result.ogDescription = parseTextField(given)) === null) return null
        break
      case "ogImage":
        if ((result.ogImage = parseImageField(given)) === null) return null
        break
      case "canonicalUrl":
        if ((result.canonicalUrl = parseLinkField(given)) === null) return null
        break
      case "brandDesign":
        if ((result.brandDesign = parseTextField(given)) === null) return null
        break
      case "gtmId":
        if ((result.gtmId = parseTextField(given)) === null) return null
        break
      case "hideInNavigation":
        if (typeof given !== "boolean") return null
        result.hideInNavigation = given
        break
      case "shouldBeNavigableInMenuWhenItHasChildren":
        if (typeof given !== "boolean") return null
        result.shouldBeNavigableInMenuWhenItHasChildren = given
        break
      case "externalLink":
        if ((result.externalLink = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
