// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseFileField, parseImageField, parseLinkField } from "./fields.parser.js"
import { getFields, readBoolean, readChoice, readFile, readImage, readLink, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const BUTTON_TYPE = { primary: "Primary", secondary: "Secondary", ghost: "Ghost", "ghost contrast": "Ghost Contrast" }
const CONTENT = { image: "Image", video: "Video" }
const CONTENT_PLACEMENT = { top: "Top", centre: "Centre", bottom: "Bottom", center: "Centre" }
const TEXT_COLOR = { black: "Black", white: "White" }
const VARIANT = { normal: "Normal", fullscreen: "FullScreen" }

/** Reads the fields of a hero banner in wire format; returns `null` when they do not match the schema. */
export function readHeroBanner(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {
    titleTag: "h1",
    buttonType: "Primary",
    content: "Image",
    contentPlacement: "Centre",
    centerContent: false,
    textColor: "White",
    variant: "Normal",
    hasMarginTop: false,
    heroBannerHasSearchBar: false,
  }
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
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readChoice(source.ButtonType ?? source.buttonType, BUTTON_TYPE)
  if (given !== undefined) {
    if (given !== "Primary" && given !== "Secondary" && given !== "Ghost" && given !== "Ghost Contrast") return null
    value.buttonType = given
  }
  given = readChoice(source.Content ?? source.content, CONTENT)
  if (given !== undefined) {
    if (given !== "Image" && given !== "Video") return null
    value.content = given
  }
  given = readImage(source.Image ?? source.image)
  if (given !== undefined && (value.image = parseImageField(given)) === null) return null
  given = readImage(source.ImagePhone ?? source.imagePhone)
  if (given !== undefined && (value.imagePhone = parseImageField(given)) === null) return null
  given = readFile(source.VideoDesktop ?? source.videoDesktop)
  if (given !== undefined && (value.videoDesktop = parseFileField(given)) === null) return null
  given = readFile(source.VideoPhone ?? source.videoPhone)
  if (given !== undefined && (value.videoPhone = parseFileField(given)) === null) return null
  given = readChoice(source.ContentPlacement ?? source.contentPlacement, CONTENT_PLACEMENT)
  if (given !== undefined) {
    if (given !== "Top" && given !== "Centre" && given !== "Bottom") return null
    value.contentPlacement = given
  }
  given = readBoolean(source.CenterContent ?? source.centerContent)
  if (given !== undefined) value.centerContent = given
  given = readChoice(source.TextColor ?? source.textColor, TEXT_COLOR)
  if (given !== undefined) {
    if (given !== "Black" && given !== "White") return null
    value.textColor = given
  }
  given = readChoice(source.Variant ?? source.variant, VARIANT)
  if (given !== undefined) {
    if (given !== "Normal" && given !== "FullScreen") return null
    value.variant = given
  }
  given = readBoolean(source.HasMarginTop ?? source.hasMarginTop)
  if (given !== undefined) value.hasMarginTop = given
  given = readBoolean(source.HeroBannerHasSearchBar ?? source.heroBannerHasSearchBar)
  if (given !== undefined) value.heroBannerHasSearchBar = given
  given = readLink(source.HeroBannerSearchUrl ?? source.heroBannerSearchUrl)
  if (given !== undefined && (value.heroBannerSearchUrl = parseLinkField(given)) === null) return null
  given = readText(source.SearchBarPlaceholderText ?? source.searchBarPlaceholderText)
  if (given !== undefined) value.searchBarPlaceholderText = given
  given = readText(source.SearchBarPlaceholderTextDesktop ?? source.searchBarPlaceholderTextDesktop)
  if (given !== undefined) value.searchBarPlaceholderTextDesktop = given
  return value
}
