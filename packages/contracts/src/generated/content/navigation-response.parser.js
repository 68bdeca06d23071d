// Generated from schemas/services/content/navigation-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link NavigationResponse}; returns `null` when it does not match the schema. */
export function parseNavigationResponse(value) {
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
        else if ((result.children = parseItemChildren(given)) === null) return null
        break
    }
  }
  return result
}

function parseItemChildren(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "results":
        if (!Array.isArray(given)) return null
        result.results = []
        for (let i = 0; i < given.length; i++) {
          if (given[i] === null) result.results[i] = null
          else if ((result.results[i] = parseItemChildrenResult(given[i])) === null) return null
        }
        break
    }
  }
  if (result.results === undefined) return null
  return result
}

function parseItemChildrenResult(value) {
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
      case "navigationTitle":
        if (given === null) result.navigationTitle = null
        else if ((result.navigationTitle = parseNavigationTitle(given)) === null) return null
        break
      case "hideInNavigation":
        if (given === null) result.hideInNavigation = null
        else if ((result.hideInNavigation = parseHideInNavigation(given)) === null) return null
        break
      case "shouldBeNavigableInMenuWhenItHasChildren":
        if (given === null) result.shouldBeNavigableInMenuWhenItHasChildren = null
        else if (
          (result.shouldBeNavigableInMenuWhenItHasChildren = parseShouldBeNavigableInMenuWhenItHasChildren(given)) ===
          null
        )
          return null
        break
      case "externalLink":
        if (given === null) result.externalLink = null
        else if ((result.externalLink = parseExternalLink(given)) === null) return null
        break
      case "children":
        if (given === null) result.children = null
        else if ((result.children = parseItemChildrenResultChildren(given)) === null) return null
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

function parseNavigationTitle(value) {
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

function parseHideInNavigation(value) {
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

function parseShouldBeNavigableInMenuWhenItHasChildren(value) {
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

function parseExternalLink(value) {
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

function parseItemChildrenResultChildren(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "results":
        if (!Array.isArray(given)) return null
        result.results = []
        for (let i = 0; i < given.length; i++) {
          if (given[i] === null) result.results[i] = null
          else if ((result.results[i] = parseItemChildrenResultChildrenResult(given[i])) === null) return null
        }
        break
    }
  }
  if (result.results === undefined) return null
  return result
}

function parseItemChildrenResultChildrenResult(value) {
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
      case "navigationTitle":
        if (given === null) result.navigationTitle = null
        else if ((result.navigationTitle = parseNavigationTitle(given)) === null) return null
        break
      case "hideInNavigation":
        if (given === null) result.hideInNavigation = null
        else if ((result.hideInNavigation = parseHideInNavigation(given)) === null) return null
        break
      case "shouldBeNavigableInMenuWhenItHasChildren":
        if (given === null) result.shouldBeNavigableInMenuWhenItHasChildren = null
        else if (
          (result.shouldBeNavigableInMenuWhenItHasChildren = parseShouldBeNavigableInMenuWhenItHasChildren(given)) ===
          null
        )
          return null
        break
      case "externalLink":
        if (given === null) result.externalLink = null
        else if ((result.externalLink = parseExternalLink(given)) === null) return null
        break
      case "children":
        if (given === null) result.children = null
        else if ((result.children = parseResultChildrenResultChildren(given)) === null) return null
        break
    }
  }
  if (result.name === undefined || result.url === undefined) return null
  return result
}

function parseResultChildrenResultChildren(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "results":
        if (!Array.isArray(given)) return null
        result.results = []
        for (let i = 0; i < given.length; i++) {
          if (given[i] === null) result.results[i] = null
          else if ((result.results[i] = parseResultChildrenResultChildrenResult(given[i])) === null) return null
        }
        break
    }
  }
  if (result.results === undefined) return null
  return result
}

function parseResultChildrenResultChildrenResult(value) {
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
      case "navigationTitle":
        if (given === null) result.navigationTitle = null
        else if ((result.navigationTitle = parseNavigationTitle(given)) === null) return null
        break
      case "hideInNavigation":
        if (given === null) result.hideInNavigation = null
        else if ((result.hideInNavigation = parseHideInNavigation(given)) === null) return null
        break
      case "shouldBeNavigableInMenuWhenItHasChildren":
        if (given === null) result.shouldBeNavigableInMenuWhenItHasChildren = null
        else if (
          (result.shouldBeNavigableInMenuWhenItHasChildren = parseShouldBeNavigableInMenuWhenItHasChildren(given)) ===
          null
        )
          return null
        break
      case "externalLink":
        if (given === null) result.externalLink = null
        else if ((result.externalLink = parseExternalLink(given)) === null) return null
        break
    }
  }
  if (result.name === undefined || result.url === undefined) return null
  return result
}
