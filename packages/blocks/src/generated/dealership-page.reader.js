// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseLinkField } from "./fields.parser.js"
import { getFields, readLink } from "@forecourt/renderer/read"

/** Reads the fields of a dealership page in wire format; returns `null` when they do not match the schema. */
export function readDealershipPage(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readLink(source.BookServiceLink ?? source.bookServiceLink)
  if (given !== undefined && (value.bookServiceLink = parseLinkField(given)) === null) return null
  return value
}
