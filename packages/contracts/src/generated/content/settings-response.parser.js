// Generated from schemas/services/content/settings-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link SettingsResponse}; returns `null` when it does not match the schema. */
export function parseSettingsResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "item":
        if (given === null) result.item = null
        else if ((result.item = parseItem(given)) === null) return null
        break
    }
  }
  return result
}

function parseItem(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (given === null) result.name = null
        else if ((result.name = parseName(given)) === null) return null
        break
      case "url":
        if (given === null) result.url = null
        else if ((result.url = parseUrl(given)) === null) return null
        break
      case "titleTemplate":
        if (given === null) result.titleTemplate = null
        else if ((result.titleTemplate = parseTitleTemplate(given)) === null) return null
        break
      case "gtmID":
        if (given === null) result.gtmID = null
        else if ((result.gtmID = parseGtmID(given)) === null) return null
        break
      case "favicon":
        if (given === null) result.favicon = null
        else if ((result.favicon = parseFavicon(given)) === null) return null
        break
      case "faviconFile":
        if (given === null) result.faviconFile = null
        else if ((result.faviconFile = parseFaviconFile(given)) === null) return null
        break
      case "pathToCarList":
        if (given === null) result.pathToCarList = null
        else if ((result.pathToCarList = parsePathToCarList(given)) === null) return null
        break
    }
  }
  return result
}

function parseName(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "jsonValue":
        if (given === null) result.jsonValue = null
        else if ((result.jsonValue = parseJsonValue(given)) === null) return null
        break
    }
  }
  return result
}

function parseJsonValue(value) {
  if (!isObject(value)) return null
  const { __proto__: _, ...result } = value
  return result
}

function parseUrl(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "jsonValue":
        if (given === null) result.jsonValue = null
        else if ((result.jsonValue = parseJsonValue(given)) === null) return null
        break
    }
  }
  return result
}

function parseTitleTemplate(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "jsonValue":
        if (given === null) result.jsonValue = null
        else if ((result.jsonValue = parseJsonValue(given)) === null) return null
        break
    }
  }
  return result
}

function parseGtmID(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "jsonValue":
        if (given === null) result.jsonValue = null
        else if ((result.jsonValue = parseJsonValue(given)) === null) return null
        break
    }
  }
  return result
}

function parseFavicon(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "jsonValue":
        if (given === null) result.jsonValue = null
        else if ((result.jsonValue = parseJsonValue(given)) === null) return null
        break
    }
  }
  return result
}

function parseFaviconFile(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "jsonValue":
        if (given === null) result.jsonValue = null
        else if ((result.jsonValue = parseJsonValue(given)) === null) return null
        break
    }
  }
  return result
}

function parsePathToCarList(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "jsonValue":
        if (given === null) result.jsonValue = null
        else if ((result.jsonValue = parseJsonValue(given)) === null) return null
        break
    }
  }
  return result
}
