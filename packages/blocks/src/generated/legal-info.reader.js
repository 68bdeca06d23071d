// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import { getFields, readBoolean, readChoice, readLink, readRichText, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }

/** Reads the fields of a legal info in wire format; returns `null` when they do not match the schema. */
export function readLegalInfo(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", isFolded: false }
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
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readBoolean(source.IsFolded ?? source.isFolded)
  if (given !== undefined) value.isFolded = given
  return value
}
