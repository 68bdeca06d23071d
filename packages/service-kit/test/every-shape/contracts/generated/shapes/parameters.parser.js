// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import { getLength, isObject } from "../checks.js"
import { isShapesBrand } from "./brand.parser.js"

/** Parses a value as {@link FindCarParameters}; returns `null` when it does not match the schema. */
export function parseFindCarParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (typeof given !== "string" || given === "" || getLength(given) > 40) return null
        result.id = given
        break
      case "modelYear":
        if (!Number.isInteger(given) || given < 1950 || given > 2100) return null
        result.modelYear = given
        break
      case "price":
        if (!Number.isFinite(given) || given < 0) return null
        result.price = given
        break
      case "hasTowBar":
        if (typeof given !== "boolean") return null
        result.hasTowBar = given
        break
      case "tag":
        if (!Array.isArray(given) || given.length > 5) return null
        result.tag = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || given[i] === "" || getLength(given[i]) > 20) return null
          result.tag[i] = given[i]
        }
        break
      case "seats":
        if (!Array.isArray(given) || given.length > 5) return null
        result.seats = []
        for (let i = 0; i < given.length; i++) {
          if (!Number.isInteger(given[i]) || given[i] < 1 || given[i] > 9) return null
          result.seats[i] = given[i]
        }
        break
      case "brand":
        if (!isShapesBrand(given)) return null
        result.brand = given
        break
      default:
        return null
    }
  }
  if (result.id === undefined) return null
  return result
}

/** Parses a value as {@link PutPictureParameters}; returns `null` when it does not match the schema. */
export function parsePutPictureParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (!Number.isInteger(given) || given < 1) return null
        result.id = given
        break
      default:
        return null
    }
  }
  if (result.id === undefined) return null
  return result
}

/** Parses a value as {@link WatchOrderParameters}; returns `null` when it does not match the schema. */
export function parseWatchOrderParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (typeof given !== "string" || given === "" || getLength(given) > 40) return null
        result.id = given
        break
      default:
        return null
    }
  }
  if (result.id === undefined) return null
  return result
}
