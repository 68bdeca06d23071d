// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseReference } from "./fields.parser.js"
import { getFields, readChoice, readReference, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }

/** Reads the fields of a stories list in wire format; returns `null` when they do not match the schema. */
export function readStoriesList(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h1" }
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
  given = readReference(source.StoriesIndex ?? source.storiesIndex)
  if (given !== undefined && (value.storiesIndex = parseReference(given)) === null) return null
  return value
}
