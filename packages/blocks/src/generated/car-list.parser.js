// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a car list; returns `null` when they do not match the schema. */
export function parseCarList(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h1", monthly: "None" }
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
      case "only":
        if (!Array.isArray(given) || given.length > 20) return null
        result.only = []
        for (let i = 0; i < given.length; i++) {
          if ((result.only[i] = parseCarListOnly(given[i])) === null) return null
        }
        break
      case "monthly":
        if (given !== "None" && given !== "Loan" && given !== "PrivateLeasing" && given !== "CompanyLeasing")
          return null
        result.monthly = given
        break
      case "note":
        if ((result.note = parseTextField(given)) === null) return null
        break
      case "contactLink":
        if ((result.contactLink = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link CarListOnly}; returns `null` when it does not match the schema. */
export function parseCarListOnly(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "facet":
        if (
          given !== "car_brand" &&
          given !== "car_condition" &&
          given !== "car_fuel" &&
          given !== "car_body" &&
          given !== "car_gearbox" &&
          given !== "car_drive" &&
          given !== "car_vehicle_type_code" &&
          given !== "car_site_city" &&
          given !== "car_site_region" &&
          given !== "car_has_campaign_price" &&
          given !== "car_has_privateleasing" &&
          given !== "car_has_companyleasing"
        )
          return null
        result.facet = given
        break
      case "value":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.value = given
        break
      default:
        return null
    }
  }
  if (result.facet === undefined || result.value === undefined) return null
  return result
}
