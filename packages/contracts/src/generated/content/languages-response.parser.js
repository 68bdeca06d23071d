// Generated from schemas/services/content/languages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link LanguagesResponse}; returns `null` when it does not match the schema. */
export function parseLanguagesResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "layout":
        if (given === null) result.layout = null
        else if ((result.layout = parseLayout(given)) === null) return null
        break
    }
  }
  return result
}

function parseLayout(value) {
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
      case "languages":
        if (!Array.isArray(given)) return null
        result.languages = []
        for (let i = 0; i < given.length; i++) {
          if (given[i] === null) result.languages[i] = null
          else if ((result.languages[i] = parseItemLanguage(given[i])) === null) return null
        }
        break
    }
  }
  if (result.languages === undefined) return null
  return result
}

function parseItemLanguage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "displayName":
        if (given !== null && typeof given !== "string") return null
        result.displayName = given
        break
      case "url":
        if ((result.url = parseUrl(given)) === null) return null
        break
      case "language":
        if ((result.language = parseLanguageLanguage(given)) === null) return null
        break
    }
  }
  if (result.url === undefined || result.language === undefined) return null
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

function parseLanguageLanguage(value) {
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
      case "englishName":
        if (given !== null && typeof given !== "string") return null
        result.englishName = given
        break
      case "nativeName":
        if (given !== null && typeof given !== "string") return null
        result.nativeName = given
        break
    }
  }
  if (result.name === undefined) return null
  return result
}
