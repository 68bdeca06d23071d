// Generated from schemas/services/stories/article-cards.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link ArticleCards}; returns `null` when it does not match the schema. */
export function parseArticleCards(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "cards":
        if (!Array.isArray(given)) return null
        result.cards = []
        for (let i = 0; i < given.length; i++) {
          if ((result.cards[i] = parseArticleCard(given[i])) === null) return null
        }
        break
      case "total":
        if (!Number.isInteger(given)) return null
        result.total = given
        break
      case "next":
        if (given !== null && typeof given !== "string") return null
        result.next = given
        break
    }
  }
  if (result.cards === undefined || result.total === undefined) return null
  return result
}

/** Parses a value as {@link ArticleCard}; returns `null` when it does not match the schema. */
export function parseArticleCard(value) {
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
      case "path":
        if (typeof given !== "string") return null
        result.path = given
        break
      case "title":
        if (typeof given !== "string") return null
        result.title = given
        break
      case "preamble":
        if (typeof given !== "string") return null
        result.preamble = given
        break
      case "date":
        if (typeof given !== "string") return null
        result.date = given
        break
      case "day":
        if (typeof given !== "string") return null
        result.day = given
        break
      case "image":
        if ((result.image = parseArticleCardImage(given)) === null) return null
        break
    }
  }
  if (result.id === undefined || result.path === undefined || result.title === undefined) return null
  return result
}

/** Parses a value as {@link ArticleCardImage}; returns `null` when it does not match the schema. */
export function parseArticleCardImage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "src":
        if (typeof given !== "string") return null
        result.src = given
        break
      case "srcSet":
        if (typeof given !== "string") return null
        result.srcSet = given
        break
      case "alt":
        if (typeof given !== "string") return null
        result.alt = given
        break
      case "width":
        if (!Number.isInteger(given)) return null
        result.width = given
        break
      case "height":
        if (!Number.isInteger(given)) return null
        result.height = given
        break
    }
  }
  if (result.src === undefined || result.alt === undefined) return null
  return result
}
