// Generated from schemas/services/content/tags-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TagsResponse}; returns `null` when it does not match the schema. */
export function parseTagsResponse(value) {
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
      case "children":
        if (given === null) result.children = null
        else if ((result.children = parseChildren(given)) === null) return null
        break
    }
  }
  return result
}

function parseChildren(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
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
      case "id":
        if (typeof given !== "string") return null
        result.id = given
        break
      case "key":
        if (given === null) result.key = null
        else if ((result.key = parseKey(given)) === null) return null
        break
      case "value":
        if (given === null) result.value = null
        else if ((result.value = parseValue(given)) === null) return null
        break
    }
  }
  if (result.id === undefined) return null
  return result
}

function parseKey(value) {
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

function parseValue(value) {
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
