// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import { getFields, readChoice, readLink, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const SELECTION = { workshops: "Workshops", first: "First" }

/** Reads the fields of the dealership teasers in wire format; returns `null` when they do not match the schema. */
export function readDealershipTeasers(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", selection: "Workshops" }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readChoice(source.Selection ?? source.selection, SELECTION)
  if (given !== undefined) {
    if (given !== "Workshops" && given !== "First") return null
    value.selection = given
  }
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  return value
}
