// Generated from schemas/services/personalisation/page-view-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isDateTime, isObject, isUuid } from "../checks.js"

/** Parses a value as {@link PageViewEvent}; returns `null` when it does not match the schema. */
export function parsePageViewEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "type":
        if (given !== "VIEW") return null
        result.type = given
        break
      case "channel":
        if (given !== "WEB") return null
        result.channel = given
        break
      case "currency":
        if (given !== "USD") return null
        result.currency = given
        break
      case "language":
        if (typeof given !== "string" || !/^[A-Z]{2}$/u.test(given)) return null
        result.language = given
        break
      case "page":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.page = given
        break
      case "browser_id":
        if (typeof given !== "string" || !isUuid(given)) return null
        result.browser_id = given
        break
      case "client_key":
        if (typeof given !== "string") return null
        result.client_key = given
        break
      case "pos":
        if (typeof given !== "string") return null
        result.pos = given
        break
      case "requested_at":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.requested_at = given
        break
      case "ext":
        if ((result.ext = parseExt(given)) === null) return null
        break
    }
  }
  if (
    result.type === undefined ||
    result.channel === undefined ||
    result.currency === undefined ||
    result.language === undefined ||
    result.page === undefined ||
    result.browser_id === undefined ||
    result.client_key === undefined ||
    result.pos === undefined ||
    result.requested_at === undefined ||
    result.ext === undefined
  )
    return null
  return result
}

function parseExt(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "pageVariantId":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.pageVariantId = given
        break
    }
  }
  if (result.pageVariantId === undefined) return null
  return result
}
