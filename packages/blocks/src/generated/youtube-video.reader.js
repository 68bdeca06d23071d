// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseImageField } from "./fields.parser.js"
import {
  getFields,
  readBoolean,
  readChoice,
  readImage,
  readRichText,
  readString,
  readText,
} from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const WIDTH = { content: "Content", wide: "Wide" }

/** Reads the fields of a youtube video in wire format; returns `null` when they do not match the schema. */
export function readYoutubeVideo(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", hasAutoplay: true, hasControlBar: false, width: "Content" }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readRichText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readString(source.YoutubeID ?? source.youtubeId)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[A-Za-z0-9_-]{6,20}$/u.test(given)) return null
    value.youtubeId = given
  }
  given = readImage(source.ImageDesktop ?? source.imageDesktop)
  if (given !== undefined && (value.imageDesktop = parseImageField(given)) === null) return null
  given = readImage(source.ImagePhone ?? source.imagePhone)
  if (given !== undefined && (value.imagePhone = parseImageField(given)) === null) return null
  given = readBoolean(source.HasAutoplay ?? source.hasAutoplay)
  if (given !== undefined) value.hasAutoplay = given
  given = readBoolean(source.HasControlBar ?? source.hasControlBar)
  if (given !== undefined) value.hasControlBar = given
  given = readChoice(source.Width ?? source.width, WIDTH)
  if (given !== undefined) {
    if (given !== "Content" && given !== "Wide") return null
    value.width = given
  }
  if (value.title === undefined) return null
  if (value.youtubeId === undefined) return null
  return value
}
