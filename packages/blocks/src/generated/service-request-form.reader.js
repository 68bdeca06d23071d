// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import {
  getFields,
  readBoolean,
  readChoice,
  readLink,
  readRichText,
  readString,
  readText,
} from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const VEHICLE = { cars: "Cars", motorcycles: "Motorcycles" }
const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of a service request form in wire format; returns `null` when they do not match the schema. */
export function readServiceRequestForm(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", vehicle: "Cars", newsletterRequired: true, backgroundColor: "None" }
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
  given = readChoice(source.Vehicle ?? source.vehicle, VEHICLE)
  if (given !== undefined) {
    if (given !== "Cars" && given !== "Motorcycles") return null
    value.vehicle = given
  }
  given = readString(source.Dealership ?? source.dealership)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[a-z0-9-]{1,100}$/u.test(given)) return null
    value.dealership = given
  }
  given = readBoolean(source.NewsletterRequired ?? source.newsletterRequired)
  if (given !== undefined) value.newsletterRequired = given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readChoice(source.BackgroundColor ?? source.backgroundColor, BACKGROUND_COLOR)
  if (given !== undefined) {
    if (
      given !== "None" &&
      given !== "BackgroundColor1" &&
      given !== "BackgroundColor2" &&
      given !== "BackgroundColor3"
    )
      return null
    value.backgroundColor = given
  }
  return value
}
