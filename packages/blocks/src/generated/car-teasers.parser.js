// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of the car teasers; returns `null` when they do not match the schema. */
export function parseCarTeasers(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", limit: 8 }
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
      case "cars":
        if (!Array.isArray(given) || given.length > 100) return null
        result.cars = []
        for (let i = 0; i < given.length; i++) {
          if ((result.cars[i] = parseCarTeasersCar(given[i])) === null) return null
        }
        break
      case "listLink":
        if ((result.listLink = parseLinkField(given)) === null) return null
        break
      case "limit":
        if (!Number.isInteger(given) || given < 1 || given > 24) return null
        result.limit = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link CarTeasersCar}; returns `null` when it does not match the schema. */
export function parseCarTeasersCar(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "carId":
        if (typeof given !== "string" || !/^[0-9]{1,18}$/u.test(given)) return null
        result.carId = given
        break
      default:
        return null
    }
  }
  if (result.carId === undefined) return null
  return result
}
