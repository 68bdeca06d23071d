// Generated from schemas/services/analytics/analytics-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Reads a value as {@link AnalyticsEvent}; `null` when it does not fit the schema. */
export function parseAnalyticsEvent(value) {
  if (!isObject(value)) return null
  switch (value.event) {
    case "search":
      return parseSearchEvent(value)
    case "consent":
      return parseConsentEvent(value)
    default:
      return null
  }
}

/** Reads a value as {@link SearchEvent}; `null` when it does not fit the schema. */
export function parseSearchEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "search") return null
        result.event = given
        break
      case "search_type":
        if (given !== "start page") return null
        result.search_type = given
        break
      case "search_term":
        if (typeof given !== "string") return null
        result.search_term = given
        break
      default:
        return null
    }
  }
  if (result.event === undefined) return null
  if (result.search_type === undefined) return null
  if (result.search_term === undefined) return null
  return result
}

/** Reads a value as {@link ConsentEvent}; `null` when it does not fit the schema. */
export function parseConsentEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "consent") return null
        result.event = given
        break
      case "consent_statistics":
        if (typeof given !== "boolean") return null
        result.consent_statistics = given
        break
      case "consent_marketing":
        if (typeof given !== "boolean") return null
        result.consent_marketing = given
        break
      case "consent_media":
        if (typeof given !== "boolean") return null
        result.consent_media = given
        break
      default:
        return null
    }
  }
  if (result.event === undefined) return null
  if (result.consent_statistics === undefined) return null
  if (result.consent_marketing === undefined) return null
  if (result.consent_media === undefined) return null
  return result
}
