// Generated from schemas/services/workshop-booking/stream-failure.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingStreamFailure}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingStreamFailure(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "error":
        if (typeof given !== "string") return null
        result.error = given
        break
    }
  }
  if (result.error === undefined) return null
  return result
}
