// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseImageField, parseLinkField } from "./fields.parser.js"
import { getFields, readChoice, readEach, readImage, readLink, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const LANGUAGE = { sv: "sv", nb: "nb", da: "da", en: "en", fi: "fi", sk: "sk" }
const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of the group sites in wire format; returns `null` when they do not match the schema. */
export function readGroupSites(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", backgroundColor: "None" }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readEach(source.Sites ?? source.sites, readChosenSiteFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 40) return null
    value.sites = given
  }
  given = readChoice(source.BackgroundColor ?? source.backgroundColor, BACKGROUND_COLOR)
  if (given !== undefined) {
    if (
      given !== "None" &&
      given !== "BackgroundColor1" &&
      given !== "BackgroundColor2" &&
      given !== "BackgroundColor3"
    )
      return null
    value.backgroundColor = given
  }
  return value
}

function readChosenSiteFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Country ?? source.country)
  if (given !== undefined) value.country = given
  given = readText(source.Name ?? source.name)
  if (given !== undefined) value.name = given
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readChoice(source.Language ?? source.language, LANGUAGE)
  if (given !== undefined) {
    if (given !== "sv" && given !== "nb" && given !== "da" && given !== "en" && given !== "fi" && given !== "sk")
      return null
    value.language = given
  }
  given = readImage(source.Image ?? source.image)
  if (given !== undefined && (value.image = parseImageField(given)) === null) return null
  if (value.name === undefined) return null
  if (value.link === undefined) return null
  return value
}
