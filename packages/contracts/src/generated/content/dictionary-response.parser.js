// Generated from schemas/services/content/dictionary-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link DictionaryResponse}; returns `null` when it does not match the schema. */
export function parseDictionaryResponse(value) {
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
      case "dictionary":
        if (given === null) result.dictionary = null
        else if ((result.dictionary = parseDictionary(given)) === null) return null
        break
    }
  }
  if (result.dictionary === undefined) return null
  return result
}

function parseDictionary(value) {
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
          if ((result.results[i] = parseResult(given[i])) === null) return null
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
      case "key":
        if (typeof given !== "string") return null
        result.key = given
        break
      case "value":
        if (given !== null && typeof given !== "string") return null
        result.value = given
        break
    }
  }
  if (result.key === undefined) return null
  return result
}
