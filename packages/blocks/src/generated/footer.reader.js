// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseImageField, parseLinkField } from "./fields.parser.js"
import {
  getFields,
  readBoolean,
  readEach,
  readImage,
  readItem,
  readLink,
  readRichText,
  readText,
} from "@forecourt/renderer/read"

/** Reads the fields of a footer in wire format; returns `null` when they do not match the schema. */
export function readFooter(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { showBrands: false, infoFieldOneChildFullWidth: false }
  let given
  given = readBoolean(source.ShowBrands ?? source.showBrands)
  if (given !== undefined) value.showBrands = given
  given = readText(source.BrandsHeading ?? source.brandsHeading)
  if (given !== undefined) value.brandsHeading = given
  given = readEach(source.Brands ?? source.brands, readBrandFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 65) return null
    value.brands = given
  }
  given = readEach(source.Columns ?? source.columns, readColumnFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 8) return null
    value.columns = given
  }
  given = readLink(source.HighlightedLink ?? source.highlightedLink)
  if (given !== undefined && (value.highlightedLink = parseLinkField(given)) === null) return null
  given = readEach(source.SocialLinks ?? source.socialLinks, readSocialLinkFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 12) return null
    value.socialLinks = given
  }
  given = readItem(source.InfoField1 ?? source.infoField1, readInfoFieldFields)
  if (given === null) return null
  if (given !== undefined) value.infoField1 = given
  given = readItem(source.InfoField2 ?? source.infoField2, readInfoFieldFields)
  if (given === null) return null
  if (given !== undefined) value.infoField2 = given
  given = readBoolean(source.InfoFieldOneChildFullWidth ?? source.infoFieldOneChildFullWidth)
  if (given !== undefined) value.infoFieldOneChildFullWidth = given
  return value
}

function readBrandFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Name ?? source.name)
  if (given !== undefined) value.name = given
  given = readImage(source.Logo ?? source.logo)
  if (given !== undefined && (value.logo = parseImageField(given)) === null) return null
  given = readImage(source.LogoBlackAndWhite ?? source.logoBlackAndWhite)
  if (given !== undefined && (value.logoBlackAndWhite = parseImageField(given)) === null) return null
  if (value.name === undefined) return null
  return value
}

function readColumnFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readRichText(source.Description ?? source.description)
  if (given !== undefined) value.description = given
  given = readEach(source.ColumnItems ?? source.columnItems, readColumnItemFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 30) return null
    value.columnItems = given
  }
  return value
}

function readColumnItemFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  if (value.link === undefined) return null
  return value
}

function readSocialLinkFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Name ?? source.name)
  if (given !== undefined) value.name = given
  given = readLink(source.Url ?? source.url)
  if (given !== undefined && (value.url = parseLinkField(given)) === null) return null
  if (value.name === undefined) return null
  if (value.url === undefined) return null
  return value
}

function readInfoFieldFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Heading ?? source.heading)
  if (given !== undefined) value.heading = given
  given = readRichText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  return value
}
