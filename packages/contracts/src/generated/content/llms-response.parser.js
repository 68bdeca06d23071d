// Generated from schemas/services/content/llms-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link LlmsResponse}; returns `null` when it does not match the schema. */
export function parseLlmsResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "site":
        if ((result.site = parseSite(given)) === null) return null
        break
    }
  }
  if (result.site === undefined) return null
  return result
}

function parseSite(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "siteInfo":
        if (given === null) result.siteInfo = null
        else if ((result.siteInfo = parseSiteInfo(given)) === null) return null
        break
    }
  }
  return result
}

function parseSiteInfo(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "llmsTxt":
        if (given !== null && typeof given !== "string") return null
        result.llmsTxt = given
        break
    }
  }
  return result
}
