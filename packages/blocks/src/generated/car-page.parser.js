// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseLinkField } from "./fields.parser.js"

/** Parses the fields of a car page; returns `null` when they do not match the schema. */
export function parseCarPage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "listLink":
        if ((result.listLink = parseLinkField(given)) === null) return null
        break
      case "dealershipLink":
        if ((result.dealershipLink = parseLinkField(given)) === null) return null
        break
      case "reserveLink":
        if ((result.reserveLink = parseLinkField(given)) === null) return null
        break
      case "partExchangeLink":
        if ((result.partExchangeLink = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
