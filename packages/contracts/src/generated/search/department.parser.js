// Generated from schemas/services/search/department.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseDepartmentUser } from "./department-user.parser.js"
import { parseOpeningSchedule } from "./opening-schedule.parser.js"

/** Parses a value as {@link Department}; returns `null` when it does not match the schema. */
export function parseDepartment(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (typeof given !== "string" || given === "") return null
        result.name = given
        break
      case "official_name":
        if (typeof given !== "string") return null
        result.official_name = given
        break
      case "phone":
        if (typeof given !== "string") return null
        result.phone = given
        break
      case "email":
        if (typeof given !== "string") return null
        result.email = given
        break
      case "department_type":
        if (typeof given !== "string") return null
        result.department_type = given
        break
      case "group":
        if (
          given !== "New cars" &&
          given !== "Parts" &&
          given !== "Workshop" &&
          given !== "Body work" &&
          given !== "other"
        )
          return null
        result.group = given
        break
      case "erp_id":
        if (typeof given !== "string") return null
        result.erp_id = given
        break
      case "brands":
        if (!Array.isArray(given)) return null
        result.brands = []
        for (let i = 0; i < given.length; i++) {
          if ((result.brands[i] = parseBrand(given[i])) === null) return null
        }
        break
      case "users":
        if (!Array.isArray(given)) return null
        result.users = []
        for (let i = 0; i < given.length; i++) {
          if ((result.users[i] = parseDepartmentUser(given[i])) === null) return null
        }
        break
      case "openingschedule":
        if ((result.openingschedule = parseOpeningSchedule(given)) === null) return null
        break
    }
  }
  if (result.name === undefined) return null
  return result
}

function parseBrand(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "brand_code":
        if (typeof given !== "string" || given === "") return null
        result.brand_code = given
        break
      case "name":
        if (typeof given !== "string") return null
        result.name = given
        break
    }
  }
  if (result.brand_code === undefined) return null
  return result
}
