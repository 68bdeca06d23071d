// Generated from schemas/blocks/navigation/navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a navigation; returns `null` when they do not match the schema. */
export function parseNavigation(value) {
  if (!isObject(value)) return null
  const result = {
    logoWidth: 150,
    logoHeight: 55,
    slimNav: false,
    hasDarkTheme: false,
    showSeparator: false,
    hasMessage: false,
  }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "logo":
        if ((result.logo = parseImageField(given)) === null) return null
        break
      case "logoWidth":
        if (!Number.isInteger(given) || given < 1 || given > 600) return null
        result.logoWidth = given
        break
      case "logoHeight":
        if (!Number.isInteger(given) || given < 1 || given > 300) return null
        result.logoHeight = given
        break
      case "slimNav":
        if (typeof given !== "boolean") return null
        result.slimNav = given
        break
      case "hasDarkTheme":
        if (typeof given !== "boolean") return null
        result.hasDarkTheme = given
        break
      case "showSeparator":
        if (typeof given !== "boolean") return null
        result.showSeparator = given
        break
      case "extraNavigationItems":
        if (!Array.isArray(given) || given.length > 10) return null
        result.extraNavigationItems = []
        for (let i = 0; i < given.length; i++) {
          if ((result.extraNavigationItems[i] = parseExtraNavigationItem(given[i])) === null) return null
        }
        break
      case "teasers":
        if (!Array.isArray(given) || given.length > 12) return null
        result.teasers = []
        for (let i = 0; i < given.length; i++) {
          if ((result.teasers[i] = parseTeaser(given[i])) === null) return null
        }
        break
      case "hasMessage":
        if (typeof given !== "boolean") return null
        result.hasMessage = given
        break
      case "messageTitle":
        if ((result.messageTitle = parseTextField(given)) === null) return null
        break
      case "messageText":
        if ((result.messageText = parseTextField(given)) === null) return null
        break
      case "messageType":
        if (given !== "Warning" && given !== "Dark" && given !== "Light" && given !== "Neutral") return null
        result.messageType = given
        break
      case "messageIcon":
        if (given !== "CampaignAlert" && given !== "WarningAlert") return null
        result.messageIcon = given
        break
      default:
        return null
    }
  }
  return result
}

function parseExtraNavigationItem(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}

function parseTeaser(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "page":
        if ((result.page = parseLinkField(given)) === null) return null
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "price":
        if ((result.price = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
