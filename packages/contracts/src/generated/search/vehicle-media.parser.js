// Generated from schemas/services/search/vehicle-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Reads a value as {@link VehicleMedia}; `null` when it does not fit the schema. */
export function parseVehicleMedia(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "videoUrl":
      case "internal360":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "hasVideo":
      case "has360":
      case "hasInternal360":
        if (typeof given !== "boolean") return null
        result[key] = given
        break
      case "images360":
        if (!Array.isArray(given)) return null
        result.images360 = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.images360[i] = given[i]
        }
        break
    }
  }
  return result
}
