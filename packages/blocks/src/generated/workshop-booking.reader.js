// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength } from "./checks.js"
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import { getFields, readChoice, readEach, readLink, readRichText, readString, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of a workshop booking in wire format; returns `null` when they do not match the schema. */
export function readWorkshopBooking(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", backgroundColor: "None" }
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
  given = readEach(source.Elsewhere ?? source.elsewhere, readWorkshopBookingElsewhereFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 8) return null
    value.elsewhere = given
  }
  given = readEach(source.Brands ?? source.brands, readWorkshopBookingBrandFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 60) return null
    value.brands = given
  }
  given = readLink(source.DamageLink ?? source.damageLink)
  if (given !== undefined && (value.damageLink = parseLinkField(given)) === null) return null
  given = readLink(source.PhoneLink ?? source.phoneLink)
  if (given !== undefined && (value.phoneLink = parseLinkField(given)) === null) return null
  given = readLink(source.ContactLink ?? source.contactLink)
  if (given !== undefined && (value.contactLink = parseLinkField(given)) === null) return null
  given = readString(source.PersonalPlate ?? source.personalPlate)
  if (given !== undefined) {
    if (typeof given !== "string" || given === "" || getLength(given) > 6) return null
    value.personalPlate = given
  }
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

function readWorkshopBookingElsewhereFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  if (value.link === undefined) return null
  return value
}

function readWorkshopBookingBrandFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Name ?? source.name)
  if (given !== undefined) value.name = given
  if (value.name === undefined) return null
  return value
}
