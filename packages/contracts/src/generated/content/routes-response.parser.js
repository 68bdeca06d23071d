// Generated from schemas/services/content/routes-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link RoutesResponse}; returns `null` when it does not match the schema. */
export function parseRoutesResponse(value) {
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
      case "routes":
        if (given === null) result.routes = null
        else if ((result.routes = parseRoutes(given)) === null) return null
        break
    }
  }
  return result
}

function parseRoutes(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "total":
        if (!Number.isInteger(given)) return null
        result.total = given
        break
      case "pageInfo":
        if ((result.pageInfo = parsePageInfo(given)) === null) return null
        break
      case "results":
        if (!Array.isArray(given)) return null
        result.results = []
        for (let i = 0; i < given.length; i++) {
          if (given[i] === null) result.results[i] = null
          else if ((result.results[i] = parseResult(given[i])) === null) return null
        }
        break
    }
  }
  if (result.pageInfo === undefined || result.results === undefined) return null
  return result
}

function parsePageInfo(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "endCursor":
        if (given !== null && typeof given !== "string") return null
        result.endCursor = given
        break
      case "hasNext":
        if (typeof given !== "boolean") return null
        result.hasNext = given
        break
    }
  }
  if (result.hasNext === undefined) return null
  return result
}

function parseResult(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "path":
        if (typeof given !== "string") return null
        result.path = given
        break
      case "route":
        if (given === null) result.route = null
        else if ((result.route = parseRoute(given)) === null) return null
        break
    }
  }
  if (result.path === undefined) return null
  return result
}

function parseRoute(value) {
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
      case "updated":
        if (given === null) result.updated = null
        else if ((result.updated = parseUpdated(given)) === null) return null
        break
    }
  }
  return result
}

function parseUpdated(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "value":
        if (given !== null && typeof given !== "string") return null
        result.value = given
        break
    }
  }
  return result
}
