// Generated from schemas/site/settings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseFileField, parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses a value as {@link SiteSettings}; returns `null` when it does not match the schema. */
export function parseSiteSettings(value) {
  if (!isObject(value)) return null
  const result = { consentVersion: 1, organisationType: "AutoDealer" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if ((result.name = parseTextField(given)) === null) return null
        break
      case "url":
        if ((result.url = parseLinkField(given)) === null) return null
        break
      case "titleTemplate":
        if ((result.titleTemplate = parseTextField(given)) === null) return null
        break
      case "gtmId":
        if ((result.gtmId = parseTextField(given)) === null) return null
        break
      case "favicon":
        if ((result.favicon = parseImageField(given)) === null) return null
        break
      case "faviconFile":
        if ((result.faviconFile = parseFileField(given)) === null) return null
        break
      case "pathToCarList":
        if ((result.pathToCarList = parseLinkField(given)) === null) return null
        break
      case "consentVersion":
        if (!Number.isInteger(given) || given < 1) return null
        result.consentVersion = given
        break
      case "cookiePage":
        if ((result.cookiePage = parseLinkField(given)) === null) return null
        break
      case "privacyPage":
        if ((result.privacyPage = parseLinkField(given)) === null) return null
        break
      case "organisationType":
        if (given !== "AutoDealer" && given !== "AutoRepair" && given !== "Organization") return null
        result.organisationType = given
        break
      case "legalName":
        if ((result.legalName = parseTextField(given)) === null) return null
        break
      case "logo":
        if ((result.logo = parseImageField(given)) === null) return null
        break
      case "telephone":
        if ((result.telephone = parseTextField(given)) === null) return null
        break
      case "email":
        if ((result.email = parseTextField(given)) === null) return null
        break
      case "streetAddress":
        if ((result.streetAddress = parseTextField(given)) === null) return null
        break
      case "postalCode":
        if ((result.postalCode = parseTextField(given)) === null) return null
        break
      case "city":
        if ((result.city = parseTextField(given)) === null) return null
        break
      case "openingHours":
        if ((result.openingHours = parseTextField(given)) === null) return null
        break
      case "sameAs":
        if ((result.sameAs = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
