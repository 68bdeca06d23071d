// Generated from schemas/services/content/error-pages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link ErrorPagesResponse}; returns `null` when it does not match the schema. */
export function parseErrorPagesResponse(value) {
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
      case "errorHandling":
        if (given === null) result.errorHandling = null
        else if ((result.errorHandling = parseErrorHandling(given)) === null) return null
        break
    }
  }
  return result
}

function parseErrorHandling(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "notFoundPage":
        if (given === null) result.notFoundPage = null
        else if ((result.notFoundPage = parseNotFoundPage(given)) === null) return null
        break
      case "notFoundPagePath":
        if (given !== null && typeof given !== "string") return null
        result.notFoundPagePath = given
        break
      case "serverErrorPage":
        if (given === null) result.serverErrorPage = null
        else if ((result.serverErrorPage = parseServerErrorPage(given)) === null) return null
        break
      case "serverErrorPagePath":
        if (given !== null && typeof given !== "string") return null
        result.serverErrorPagePath = given
        break
    }
  }
  return result
}

function parseNotFoundPage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "rendered":
        if (given === null) result.rendered = null
        else if ((result.rendered = parseRendered(given)) === null) return null
        break
    }
  }
  return result
}

function parseRendered(value) {
  if (!isObject(value)) return null
  const { __proto__: _, ...result } = value
  return result
}

function parseServerErrorPage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "rendered":
        if (given === null) result.rendered = null
        else if ((result.rendered = parseRendered(given)) === null) return null
        break
    }
  }
  return result
}
