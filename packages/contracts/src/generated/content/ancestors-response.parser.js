// Generated from schemas/services/content/ancestors-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link AncestorsResponse}; returns `null` when it does not match the schema. */
export function parseAncestorsResponse(value) {
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
      case "ancestors":
        if (!Array.isArray(given)) return null
        result.ancestors = []
        for (let i = 0; i < given.length; i++) {
          if (given[i] === null) result.ancestors[i] = null
          else if ((result.ancestors[i] = parseAncestor(given[i])) === null) return null
        }
        break
    }
  }
  if (result.ancestors === undefined) return null
  return result
}

function parseAncestor(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
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
      case "navTitle":
        if (given === null) result.navTitle = null
        else if ((result.navTitle = parseNavTitle(given)) === null) return null
        break
    }
  }
  if (result.name === undefined || result.url === undefined) return null
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

function parseNavTitle(value) {
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
