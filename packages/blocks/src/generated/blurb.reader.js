// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseFileField, parseImageField, parseLinkField } from "./fields.parser.js"
import {
  getFields,
  readBoolean,
  readChoice,
  readFile,
  readImage,
  readLink,
  readRichText,
  readString,
  readText,
} from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of a blurb in wire format; returns `null` when they do not match the schema. */
export function readBlurb(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {
    titleTag: "h2",
    reverse: false,
    backgroundColor: "None",
    useTextAnimations: false,
    useMediaAnimations: false,
    hasControlBar: false,
  }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readRichText(source.RichText ?? source.richText)
  if (given !== undefined) value.richText = given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readBoolean(source.Reverse ?? source.reverse)
  if (given !== undefined) value.reverse = given
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
  given = readBoolean(source.UseTextAnimations ?? source.useTextAnimations)
  if (given !== undefined) value.useTextAnimations = given
  given = readBoolean(source.UseMediaAnimations ?? source.useMediaAnimations)
  if (given !== undefined) value.useMediaAnimations = given
  given = readImage(source.ImageDesktop ?? source.imageDesktop)
  if (given !== undefined && (value.imageDesktop = parseImageField(given)) === null) return null
  given = readImage(source.ImagePhone ?? source.imagePhone)
  if (given !== undefined && (value.imagePhone = parseImageField(given)) === null) return null
  given = readFile(source.VideoDesktop ?? source.videoDesktop)
  if (given !== undefined && (value.videoDesktop = parseFileField(given)) === null) return null
  given = readFile(source.VideoPhone ?? source.videoPhone)
  if (given !== undefined && (value.videoPhone = parseFileField(given)) === null) return null
  given = readString(source.YoutubeID ?? source.youtubeId)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[A-Za-z0-9_-]{6,20}$/u.test(given)) return null
    value.youtubeId = given
  }
  given = readBoolean(source.HasControlBar ?? source.hasControlBar)
  if (given !== undefined) value.hasControlBar = given
  return value
}
