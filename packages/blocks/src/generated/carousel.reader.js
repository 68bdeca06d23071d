// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseImageField, parseLinkField } from "./fields.parser.js"
import {
  getFields,
  readBoolean,
  readChoice,
  readEach,
  readImage,
  readLink,
  readNumber,
  readText,
} from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }

/** Reads the fields of a carousel in wire format; returns `null` when they do not match the schema. */
export function readCarousel(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", autoplay: true, autoplaySeconds: 5 }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readEach(source.Slides ?? source.slides, readCarouselSlideFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 10) return null
    value.slides = given
  }
  given = readBoolean(source.Autoplay ?? source.autoplay)
  if (given !== undefined) value.autoplay = given
  given = readNumber(source.AutoplaySeconds ?? source.autoplaySeconds)
  if (given !== undefined) {
    if (!Number.isInteger(given) || given < 3 || given > 30) return null
    value.autoplaySeconds = given
  }
  return value
}

function readCarouselSlideFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readImage(source.Image ?? source.image)
  if (given !== undefined && (value.image = parseImageField(given)) === null) return null
  given = readImage(source.ImagePhone ?? source.imagePhone)
  if (given !== undefined && (value.imagePhone = parseImageField(given)) === null) return null
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  if (value.image === undefined) return null
  return value
}
