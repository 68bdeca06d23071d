// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link FetchArticleCardsParameters}; returns `null` when it does not match the schema. */
export function parseFetchArticleCardsParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "root":
        if (
          typeof given !== "string" ||
          !/^[{(]?[0-9A-Fa-f]{8}-?(?:[0-9A-Fa-f]{4}-?){3}[0-9A-Fa-f]{12}[)}]?$/u.test(given)
        )
          return null
        result.root = given
        break
      case "language":
        if (typeof given !== "string" || !/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/u.test(given)) return null
        result.language = given
        break
      case "tag":
        if (!Array.isArray(given) || given.length > 20) return null
        result.tag = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || !/^[a-z0-9][a-z0-9-]{0,39}$/u.test(given[i])) return null
          result.tag[i] = given[i]
        }
        break
      case "cursor":
        if (typeof given !== "string" || !/^[A-Za-z0-9_+/=-]{1,600}$/u.test(given)) return null
        result.cursor = given
        break
      default:
        return null
    }
  }
  if (result.root === undefined || result.language === undefined) return null
  return result
}
