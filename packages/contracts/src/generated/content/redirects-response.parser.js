// Generated from schemas/services/content/redirects-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link RedirectsResponse}; returns `null` when it does not match the schema. */
export function parseRedirectsResponse(value) {
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
      case "redirects":
        if (given === null) {
          result.redirects = null
        } else {
          if (!Array.isArray(given)) return null
          result.redirects = []
          for (let i = 0; i < given.length; i++) {
            if (given[i] === null) result.redirects[i] = null
            else if ((result.redirects[i] = parseRedirect(given[i])) === null) return null
          }
        }
        break
    }
  }
  return result
}

function parseRedirect(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "pattern":
        if (typeof given !== "string") return null
        result.pattern = given
        break
      case "target":
        if (typeof given !== "string") return null
        result.target = given
        break
      case "redirectType":
        if (typeof given !== "string") return null
        result.redirectType = given
        break
      case "isQueryStringPreserved":
        if (typeof given !== "boolean") return null
        result.isQueryStringPreserved = given
        break
      case "isLanguagePreserved":
        if (given !== null && typeof given !== "boolean") return null
        result.isLanguagePreserved = given
        break
      case "locale":
        if (given !== null && typeof given !== "string") return null
        result.locale = given
        break
    }
  }
  if (
    result.pattern === undefined ||
    result.target === undefined ||
    result.redirectType === undefined ||
    result.isQueryStringPreserved === undefined
  )
    return null
  return result
}
