// Generated from schemas/services/shapes/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link ShapesCar}; returns `null` when it does not match the schema. */
export function parseShapesCar(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (typeof given !== "string") return null
        result.id = given
        break
      case "year":
        if (!Number.isInteger(given)) return null
        result.year = given
        break
      case "price":
        if (!Number.isFinite(given)) return null
        result.price = given
        break
      case "hasTowBar":
        if (typeof given !== "boolean") return null
        result.hasTowBar = given
        break
      case "tag":
        if (!Array.isArray(given)) return null
        result.tag = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.tag[i] = given[i]
        }
        break
      case "seats":
        if (!Array.isArray(given)) return null
        result.seats = []
        for (let i = 0; i < given.length; i++) {
          if (!Number.isInteger(given[i])) return null
          result.seats[i] = given[i]
        }
        break
      case "brand":
        if (typeof given !== "string") return null
        result.brand = given
        break
      case "times":
        if (!Number.isInteger(given)) return null
        result.times = given
        break
    }
  }
  if (result.id === undefined || result.times === undefined) return null
  return result
}
