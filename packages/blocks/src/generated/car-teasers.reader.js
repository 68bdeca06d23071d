// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import { getFields, readChoice, readEach, readLink, readNumber, readString, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }

/** Reads the fields of the car teasers in wire format; returns `null` when they do not match the schema. */
export function readCarTeasers(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", limit: 8 }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readEach(source.Cars ?? source.cars, readCarTeasersCarFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 100) return null
    value.cars = given
  }
  given = readLink(source.ListLink ?? source.listLink)
  if (given !== undefined && (value.listLink = parseLinkField(given)) === null) return null
  given = readNumber(source.Limit ?? source.limit)
  if (given !== undefined) {
    if (!Number.isInteger(given) || given < 1 || given > 24) return null
    value.limit = given
  }
  return value
}

function readCarTeasersCarFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readString(source.CarId ?? source.carId)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[0-9]{1,18}$/u.test(given)) return null
    value.carId = given
  }
  if (value.carId === undefined) return null
  return value
}
