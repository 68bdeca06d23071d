// Generated from schemas/services/stories/story-cards.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Reads a value as {@link StoryCards}; `null` when it does not fit the schema. */
export function parseStoryCards(value) {
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
          if ((result.cards[i] = parseStoryCard(given[i])) === null) return null
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

/** Reads a value as {@link StoryCard}; `null` when it does not fit the schema. */
export function parseStoryCard(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
      case "path":
      case "title":
      case "preamble":
      case "date":
      case "day":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "image":
        if ((result.image = parseStoryCardImage(given)) === null) return null
        break
    }
  }
  if (result.id === undefined || result.path === undefined || result.title === undefined) return null
  return result
}

/** Reads a value as {@link StoryCardImage}; `null` when it does not fit the schema. */
export function parseStoryCardImage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "src":
      case "srcSet":
      case "alt":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "width":
      case "height":
        if (!Number.isInteger(given)) return null
        result[key] = given
        break
    }
  }
  if (result.src === undefined || result.alt === undefined) return null
  return result
}
