// Generated from schemas/services/search/dealership.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseDepartment } from "./department.parser.js"
import { parsePrimaryImage } from "./primary-image.parser.js"

/** Reads a value as {@link Dealership}; `null` when it does not fit the schema. */
export function parseDealership(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "site_id":
      case "site_official_name":
        if (typeof given !== "string" || given === "") return null
        result[key] = given
        break
      case "slug":
        if (typeof given !== "string" || !/^[^\s/?#]{1,200}$/u.test(given)) return null
        result.slug = given
        break
      case "site_street":
      case "site_zip":
      case "site_city":
      case "site_phone":
      case "site_email":
      case "site_region":
      case "site_image_url":
      case "website_city":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "site_geocoord":
        if (typeof given !== "string" || !/^-?[0-9.]+,-?[0-9.]+$/u.test(given)) return null
        result.site_geocoord = given
        break
      case "site_primary_image":
        if ((result.site_primary_image = parsePrimaryImage(given)) === null) return null
        break
      case "site_brands":
      case "site_department_groups":
        if (!Array.isArray(given)) return null
        result[key] = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result[key][i] = given[i]
        }
        break
      case "website_sort_order":
        if (!Number.isFinite(given)) return null
        result.website_sort_order = given
        break
      case "site_departments":
        if (!Array.isArray(given)) return null
        result.site_departments = []
        for (let i = 0; i < given.length; i++) {
          if ((result.site_departments[i] = parseDepartment(given[i])) === null) return null
        }
        break
    }
  }
  if (result.site_id === undefined || result.slug === undefined || result.site_official_name === undefined) return null
  return result
}
