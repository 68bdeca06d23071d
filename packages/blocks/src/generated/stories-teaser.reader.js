// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseReference } from "./fields.parser.js"
import { getFields, readBoolean, readChoice, readReference, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const LAYOUT = { default: "Default", "variant 2": "Variant 2" }

/** Reads the fields of a stories teaser in wire format; returns `null` when they do not match the schema. */
export function readStoriesTeaser(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", layout: "Default", showDates: true }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readReference(source.StoriesIndex ?? source.storiesIndex)
  if (given !== undefined && (value.storiesIndex = parseReference(given)) === null) return null
  given = readChoice(source.Layout ?? source.layout, LAYOUT)
  if (given !== undefined) {
    if (given !== "Default" && given !== "Variant 2") return null
    value.layout = given
  }
  given = readBoolean(source.ShowDates ?? source.showDates)
  if (given !== undefined) value.showDates = given
  given = readText(source.ShowMoreText ?? source.showMoreText)
  if (given !== undefined) value.showMoreText = given
  return value
}
