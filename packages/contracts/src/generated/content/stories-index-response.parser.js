// Generated from schemas/services/content/stories-index-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link StoriesIndexResponse}; returns `null` when it does not match the schema. */
export function parseStoriesIndexResponse(value) {
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
      case "url":
        if ((result.url = parseUrl(given)) === null) return null
        break
      case "showDates":
        if (given === null) result.showDates = null
        else if ((result.showDates = parseShowDates(given)) === null) return null
        break
      case "layout":
        if (given === null) result.layout = null
        else if ((result.layout = parseLayout(given)) === null) return null
        break
      case "highlightLatestStory":
        if (given === null) result.highlightLatestStory = null
        else if ((result.highlightLatestStory = parseHighlightLatestStory(given)) === null) return null
        break
      case "parent":
        if (given === null) result.parent = null
        else if ((result.parent = parseItemParent(given)) === null) return null
        break
    }
  }
  if (result.url === undefined) return null
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

function parseShowDates(value) {
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

function parseLayout(value) {
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

function parseHighlightLatestStory(value) {
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

function parseItemParent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "parent":
        if (given === null) result.parent = null
        else if ((result.parent = parseParentParent(given)) === null) return null
        break
    }
  }
  return result
}

function parseParentParent(value) {
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
    }
  }
  if (result.id === undefined) return null
  return result
}
