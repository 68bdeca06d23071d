// Generated from schemas/services/search/department-user.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link DepartmentUser}; returns `null` when it does not match the schema. */
export function parseDepartmentUser(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "first_name":
        if (typeof given !== "string") return null
        result.first_name = given
        break
      case "last_name":
        if (typeof given !== "string") return null
        result.last_name = given
        break
      case "title":
        if (typeof given !== "string") return null
        result.title = given
        break
      case "phone":
        if (typeof given !== "string") return null
        result.phone = given
        break
      case "email":
        if (typeof given !== "string") return null
        result.email = given
        break
    }
  }
  return result
}
