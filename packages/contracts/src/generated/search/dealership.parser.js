// Generated from schemas/services/search/dealership.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseDepartment } from "./department.parser.js"
import { parsePrimaryImage } from "./primary-image.parser.js"

/** Parses a value as {@link Dealership}; returns `null` when it does not match the schema. */
export function parseDealership(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "site_id":
        if (typeof given !== "string" || given === "") return null
        result.site_id = given
        break
      case "slug":
        if (typeof given !== "string" || !/^[^\s/?#]{1,200}$/u.test(given)) return null
        result.slug = given
        break
      case "site_official_name":
        if (typeof given !== "string" || given === "") return null
        result.site_official_name = given
        break
      case "site_legal_name":
        if (typeof given !== "string" || given === "") return null
        result.site_legal_name = given
        break
      case "site_street":
        if (typeof given !== "string") return null
        result.site_street = given
        break
      case "site_zip":
        if (typeof given !== "string") return null
        result.site_zip = given
        break
      case "site_city":
        if (typeof given !== "string") return null
        result.site_city = given
        break
      case "site_phone":
        if (typeof given !== "string") return null
        result.site_phone = given
        break
      case "site_email":
        if (typeof given !== "string") return null
        result.site_email = given
        break
      case "site_region":
        if (typeof given !== "string") return null
        result.site_region = given
        break
      case "site_geocoord":
        if (typeof given !== "string" || !/^-?[0-9.]+,-?[0-9.]+$/u.test(given)) return null
        result.site_geocoord = given
        break
      case "site_image_url":
        if (typeof given !== "string") return null
        result.site_image_url = given
        break
      case "site_primary_image":
        if ((result.site_primary_image = parsePrimaryImage(given)) === null) return null
        break
      case "site_brands":
        if (!Array.isArray(given)) return null
        result.site_brands = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.site_brands[i] = given[i]
        }
        break
      case "site_department_groups":
        if (!Array.isArray(given)) return null
        result.site_department_groups = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.site_department_groups[i] = given[i]
        }
        break
      case "website_city":
        if (typeof given !== "string") return null
        result.website_city = given
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
