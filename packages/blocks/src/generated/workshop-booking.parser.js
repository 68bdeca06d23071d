// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a workshop booking; returns `null` when they do not match the schema. */
export function parseWorkshopBooking(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", backgroundColor: "None" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "titleTag":
        if (!isTitleTag(given)) return null
        result.titleTag = given
        break
      case "text":
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      case "elsewhere":
        if (!Array.isArray(given) || given.length > 8) return null
        result.elsewhere = []
        for (let i = 0; i < given.length; i++) {
          if ((result.elsewhere[i] = parseWorkshopBookingElsewhere(given[i])) === null) return null
        }
        break
      case "brands":
        if (!Array.isArray(given) || given.length > 60) return null
        result.brands = []
        for (let i = 0; i < given.length; i++) {
          if ((result.brands[i] = parseWorkshopBookingBrand(given[i])) === null) return null
        }
        break
      case "damageLink":
        if ((result.damageLink = parseLinkField(given)) === null) return null
        break
      case "phoneLink":
        if ((result.phoneLink = parseLinkField(given)) === null) return null
        break
      case "contactLink":
        if ((result.contactLink = parseLinkField(given)) === null) return null
        break
      case "personalPlate":
        if (typeof given !== "string" || given === "" || getLength(given) > 6) return null
        result.personalPlate = given
        break
      case "backgroundColor":
        if (
          given !== "None" &&
          given !== "BackgroundColor1" &&
          given !== "BackgroundColor2" &&
          given !== "BackgroundColor3"
        )
          return null
        result.backgroundColor = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link WorkshopBookingElsewhere}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingElsewhere(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.link === undefined) return null
  return result
}

/** Parses a value as {@link WorkshopBookingBrand}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingBrand(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if ((result.name = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.name === undefined) return null
  return result
}
