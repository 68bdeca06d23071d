// Generated from schemas/services/workshop-booking/no-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseWorkshopBookingNearerWorkshop } from "./nearer-workshop.parser.js"

/** Parses a value as {@link WorkshopBookingNoSites}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingNoSites(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "nosites":
        if (typeof given !== "boolean") return null
        result.nosites = given
        break
      case "nearer":
        if ((result.nearer = parseWorkshopBookingNearerWorkshop(given)) === null) return null
        break
    }
  }
  if (result.nosites === undefined) return null
  return result
}
