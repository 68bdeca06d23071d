// Generated from schemas/services/content/stories-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link StoriesResponse}; returns `null` when it does not match the schema. */
export function parseStoriesResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "search":
        if (given === null) result.search = null
        else if ((result.search = parseSearch(given)) === null) return null
        break
    }
  }
  return result
}

function parseSearch(value) {
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
  if (result.total === undefined || result.pageInfo === undefined || result.results === undefined) return null
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
      case "id":
        if (typeof given !== "string") return null
        result.id = given
        break
      case "name":
        if (typeof given !== "string") return null
        result.name = given
        break
      case "displayName":
        if (given !== null && typeof given !== "string") return null
        result.displayName = given
        break
      case "url":
        if ((result.url = parseUrl(given)) === null) return null
        break
      case "title":
        if (given === null) result.title = null
        else if ((result.title = parseTitle(given)) === null) return null
        break
      case "premble":
        if (given === null) result.premble = null
        else if ((result.premble = parsePremble(given)) === null) return null
        break
      case "date":
        if (given === null) result.date = null
        else if ((result.date = parseDate(given)) === null) return null
        break
      case "image":
        if (given === null) result.image = null
        else if ((result.image = parseImage(given)) === null) return null
        break
      case "tags":
        if (given === null) result.tags = null
        else if ((result.tags = parseTags(given)) === null) return null
        break
    }
  }
  if (result.id === undefined || result.name === undefined || result.url === undefined) return null
  return result
}

function parseUrl(value) {
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
    }
  }
  if (result.path === undefined) return null
  return result
}

function parseTitle(value) {
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

function parsePremble(value) {
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

function parseDate(value) {
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
      case "formatted":
        if (given !== null && typeof given !== "string") return null
        result.formatted = given
        break
    }
  }
  return result
}

function parseImage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "src":
        if (given !== null && typeof given !== "string") return null
        result.src = given
        break
      case "alt":
        if (given !== null && typeof given !== "string") return null
        result.alt = given
        break
      case "width":
        if (given !== null && !Number.isInteger(given)) return null
        result.width = given
        break
      case "height":
        if (given !== null && !Number.isInteger(given)) return null
        result.height = given
        break
    }
  }
  return result
}

function parseTags(value) {
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
