// Generated from schemas/services/personalisation/event-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link EventResponse}; returns `null` when it does not match the schema. */
export function parseEventResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "status":
        if (given !== "OK") return null
        result.status = given
        break
      case "ref":
        if (typeof given !== "string") return null
        result.ref = given
        break
      case "version":
        if (typeof given !== "string") return null
        result.version = given
        break
      case "client_key":
        if (given !== null && typeof given !== "string") return null
        result.client_key = given
        break
    }
  }
  if (result.status === undefined) return null
  return result
}
