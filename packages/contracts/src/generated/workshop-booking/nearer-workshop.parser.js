// Generated from schemas/services/workshop-booking/nearer-workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingNearerWorkshop}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingNearerWorkshop(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "departmentId":
        if (typeof given !== "string") return null
        result.departmentId = given
        break
      case "siteName":
        if (typeof given !== "string") return null
        result.siteName = given
        break
      case "code":
        if (typeof given !== "string") return null
        result.code = given
        break
    }
  }
  if (result.departmentId === undefined || result.siteName === undefined || result.code === undefined) return null
  return result
}
