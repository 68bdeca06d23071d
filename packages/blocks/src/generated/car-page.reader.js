// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseLinkField } from "./fields.parser.js"
import { getFields, readLink } from "@forecourt/renderer/read"

/** Reads the fields of a car page in wire format; returns `null` when they do not match the schema. */
export function readCarPage(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readLink(source.ListLink ?? source.listLink)
  if (given !== undefined && (value.listLink = parseLinkField(given)) === null) return null
  given = readLink(source.DealershipLink ?? source.dealershipLink)
  if (given !== undefined && (value.dealershipLink = parseLinkField(given)) === null) return null
  given = readLink(source.ReserveLink ?? source.reserveLink)
  if (given !== undefined && (value.reserveLink = parseLinkField(given)) === null) return null
  given = readLink(source.PartExchangeLink ?? source.partExchangeLink)
  if (given !== undefined && (value.partExchangeLink = parseLinkField(given)) === null) return null
  return value
}
