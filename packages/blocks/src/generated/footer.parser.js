// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseImageField, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a footer; returns `null` when they do not match the schema. */
export function parseFooter(value) {
  if (!isObject(value)) return null
  const result = { showBrands: false, infoFieldOneChildFullWidth: false }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "showBrands":
        if (typeof given !== "boolean") return null
        result.showBrands = given
        break
      case "brandsHeading":
        if ((result.brandsHeading = parseTextField(given)) === null) return null
        break
      case "brands":
        if (!Array.isArray(given) || given.length > 65) return null
        result.brands = []
        for (let i = 0; i < given.length; i++) {
          if ((result.brands[i] = parseBrand(given[i])) === null) return null
        }
        break
      case "columns":
        if (!Array.isArray(given) || given.length > 8) return null
        result.columns = []
        for (let i = 0; i < given.length; i++) {
          if ((result.columns[i] = parseColumn(given[i])) === null) return null
        }
        break
      case "highlightedLink":
        if ((result.highlightedLink = parseLinkField(given)) === null) return null
        break
      case "socialLinks":
        if (!Array.isArray(given) || given.length > 12) return null
        result.socialLinks = []
        for (let i = 0; i < given.length; i++) {
          if ((result.socialLinks[i] = parseSocialLink(given[i])) === null) return null
        }
        break
      case "infoField1":
        if ((result.infoField1 = parseInfoField(given)) === null) return null
        break
      case "infoField2":
        if ((result.infoField2 = parseInfoField(given)) === null) return null
        break
      case "infoFieldOneChildFullWidth":
        if (typeof given !== "boolean") return null
        result.infoFieldOneChildFullWidth = given
        break
      default:
        return null
    }
  }
  return result
}

function parseBrand(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if ((result.name = parseTextField(given)) === null) return null
        break
      case "logo":
        if ((result.logo = parseImageField(given)) === null) return null
        break
      case "logoBlackAndWhite":
        if ((result.logoBlackAndWhite = parseImageField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.name === undefined) return null
  return result
}

function parseColumn(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "description":
        if ((result.description = parseRichTextField(given)) === null) return null
        break
      case "columnItems":
        if (!Array.isArray(given) || given.length > 30) return null
        result.columnItems = []
        for (let i = 0; i < given.length; i++) {
          if ((result.columnItems[i] = parseColumnItem(given[i])) === null) return null
        }
        break
      default:
        return null
    }
  }
  return result
}

function parseColumnItem(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.link === undefined) return null
  return result
}

function parseSocialLink(value) {
  if (!isObject(value)) return null
  const result = {}
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
      default:
        return null
    }
  }
  if (result.name === undefined || result.url === undefined) return null
  return result
}

function parseInfoField(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "heading":
        if ((result.heading = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
