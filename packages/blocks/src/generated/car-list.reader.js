// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength } from "./checks.js"
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import { getFields, readChoice, readEach, readLink, readString, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const FACET = {
  car_brand: "car_brand",
  car_condition: "car_condition",
  car_fuel: "car_fuel",
  car_body: "car_body",
  car_gearbox: "car_gearbox",
  car_drive: "car_drive",
  car_vehicle_type_code: "car_vehicle_type_code",
  car_site_city: "car_site_city",
  car_site_region: "car_site_region",
  car_has_campaign_price: "car_has_campaign_price",
  car_has_privateleasing: "car_has_privateleasing",
  car_has_companyleasing: "car_has_companyleasing",
}
const MONTHLY = { none: "None", loan: "Loan", privateleasing: "PrivateLeasing", companyleasing: "CompanyLeasing" }

/** Reads the fields of a car list in wire format; returns `null` when they do not match the schema. */
export function readCarList(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h1", monthly: "None" }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readEach(source.Only ?? source.only, readCarListOnlyFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 20) return null
    value.only = given
  }
  given = readChoice(source.Monthly ?? source.monthly, MONTHLY)
  if (given !== undefined) {
    if (given !== "None" && given !== "Loan" && given !== "PrivateLeasing" && given !== "CompanyLeasing") return null
    value.monthly = given
  }
  given = readText(source.Note ?? source.note)
  if (given !== undefined) value.note = given
  given = readLink(source.ContactLink ?? source.contactLink)
  if (given !== undefined && (value.contactLink = parseLinkField(given)) === null) return null
  return value
}

function readCarListOnlyFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readChoice(source.Facet ?? source.facet, FACET)
  if (given !== undefined) {
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
    value.facet = given
  }
  given = readString(source.Value ?? source.value)
  if (given !== undefined) {
    if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
    value.value = given
  }
  if (value.facet === undefined) return null
  if (value.value === undefined) return null
  return value
}
