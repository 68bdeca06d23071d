// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import { getFields, readBoolean, readChoice, readEach, readLink, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of a social media in wire format; returns `null` when they do not match the schema. */
export function readSocialMedia(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", showNames: false, backgroundColor: "None" }
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
  given = readEach(source.SocialLinks ?? source.socialLinks, readSocialLinkFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 12) return null
    value.socialLinks = given
  }
  given = readBoolean(source.ShowNames ?? source.showNames)
  if (given !== undefined) value.showNames = given
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
