// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseLinkField } from "./fields.parser.js"
import { getFields, readLink } from "@forecourt/renderer/read"

/** Reads the fields of a compare page in wire format; returns `null` when they do not match the schema. */
export function readComparePage(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readLink(source.ListLink ?? source.listLink)
  if (given !== undefined && (value.listLink = parseLinkField(given)) === null) return null
  return value
}
