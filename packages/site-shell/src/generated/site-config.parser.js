// Generated from schemas/site/site.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { hasDuplicates, isObject } from "./checks.js"

/** Parses a value as {@link SiteConfig}; returns `null` when it does not match the schema. */
export function parseSiteConfig(value) {
  if (!isObject(value)) return null
  const result = { redirectsFromWww: false, floatingNavigationOnHome: true, services: [] }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (typeof given !== "string" || !/^[a-z]{2}-[a-z-]+$/u.test(given)) return null
        result.name = given
        break
      case "languages":
        if (!Array.isArray(given) || given.length < 1) return null
        result.languages = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || !/^[a-z]{2}$/u.test(given[i])) return null
          result.languages[i] = given[i]
        }
        break
      case "timeZone":
        if (typeof given !== "string" || given === "") return null
        result.timeZone = given
        break
      case "host":
        if (typeof given !== "string" || given === "") return null
        result.host = given
        break
      case "securityContact":
        if (typeof given !== "string" || !/^(mailto:[^@]+@[^@]+|https:\/\/.+|tel:.+)$/u.test(given)) return null
        result.securityContact = given
        break
      case "redirectsFromWww":
        if (typeof given !== "boolean") return null
        result.redirectsFromWww = given
        break
      case "areas":
        if ((result.areas = parseAreas(given)) === null) return null
        break
      case "imageHosts":
        if (!Array.isArray(given)) return null
        result.imageHosts = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || given[i] === "") return null
          result.imageHosts[i] = given[i]
        }
        break
      case "floatingNavigationOnHome":
        if (typeof given !== "boolean") return null
        result.floatingNavigationOnHome = given
        break
      case "services":
        if (!Array.isArray(given) || hasDuplicates(given)) return null
        result.services = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || !/^[a-z][a-z0-9-]{0,63}$/u.test(given[i])) return null
          result.services[i] = given[i]
        }
        break
      case "searchIndexes":
        if ((result.searchIndexes = parseSearchIndexes(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (
    result.name === undefined ||
    result.languages === undefined ||
    result.timeZone === undefined ||
    result.host === undefined
  )
    return null
  return result
}

function parseAreas(value) {
  if (!isObject(value)) return null
  const result = { header: "headless-header", main: "headless-main", footer: "headless-footer" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "header":
        if (typeof given !== "string") return null
        result.header = given
        break
      case "main":
        if (typeof given !== "string") return null
        result.main = given
        break
      case "footer":
        if (typeof given !== "string") return null
        result.footer = given
        break
      default:
        return null
    }
  }
  return result
}

function parseSearchIndexes(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "stock":
        if (typeof given !== "string" || !/^[a-z0-9][a-z0-9_-]{0,63}$/u.test(given)) return null
        result.stock = given
        break
      case "sites":
        if (typeof given !== "string" || !/^[a-z0-9][a-z0-9_-]{0,63}$/u.test(given)) return null
        result.sites = given
        break
      default:
        return null
    }
  }
  if (result.stock === undefined || result.sites === undefined) return null
  return result
}
