// Generated from schemas/services/search/vehicle-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link VehicleMedia}; returns `null` when it does not match the schema. */
export function parseVehicleMedia(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "videoUrl":
        if (typeof given !== "string") return null
        result.videoUrl = given
        break
      case "hasVideo":
        if (typeof given !== "boolean") return null
        result.hasVideo = given
        break
      case "has360":
        if (typeof given !== "boolean") return null
        result.has360 = given
        break
      case "hasInternal360":
        if (typeof given !== "boolean") return null
        result.hasInternal360 = given
        break
      case "images360":
        if (!Array.isArray(given)) return null
        result.images360 = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.images360[i] = given[i]
        }
        break
      case "internal360":
        if (typeof given !== "string") return null
        result.internal360 = given
        break
    }
  }
  return result
}
