// Generated from schemas/site/settings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseFileField, parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Reads a value as {@link SiteSettings}; `null` when it does not fit the schema. */
export function parseSiteSettings(value) {
  if (!isObject(value)) return null
  const result = { consentVersion: 1, organisationType: "AutoDealer" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
      case "titleTemplate":
      case "gtmId":
      case "legalName":
      case "telephone":
      case "email":
      case "streetAddress":
      case "postalCode":
      case "city":
      case "openingHours":
      case "sameAs":
        if ((result[key] = parseTextField(given)) === null) return null
        break
      case "url":
      case "pathToCarList":
      case "cookiePage":
        if ((result[key] = parseLinkField(given)) === null) return null
        break
      case "favicon":
      case "logo":
        if ((result[key] = parseImageField(given)) === null) return null
        break
      case "faviconFile":
        if ((result.faviconFile = parseFileField(given)) === null) return null
        break
      case "consentVersion":
        if (!Number.isInteger(given) || given < 1) return null
        result.consentVersion = given
        break
      case "organisationType":
        if (given !== "AutoDealer" && given !== "AutoRepair" && given !== "Organization") return null
        result.organisationType = given
        break
      default:
        return null
    }
  }
  return result
}
