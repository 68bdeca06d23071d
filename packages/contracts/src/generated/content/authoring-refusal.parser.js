// Generated from schemas/services/content/authoring-refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link AuthoringRefusal}; returns `null` when it does not match the schema. */
export function parseAuthoringRefusal(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "detail":
        if (typeof given !== "string") return null
        result.detail = given
        break
      case "etag":
        if (given !== null && typeof given !== "string") return null
        result.etag = given
        break
      case "base":
        if (given !== null && !Number.isInteger(given)) return null
        result.base = given
        break
      case "published":
        if (given !== null && !Number.isInteger(given)) return null
        result.published = given
        break
      case "problems":
        if (!Array.isArray(given)) return null
        result.problems = []
        for (let i = 0; i < given.length; i++) {
          if ((result.problems[i] = parseProblem(given[i])) === null) return null
        }
        break
    }
  }
  if (result.detail === undefined) return null
  return result
}

function parseProblem(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "pointer":
        if (typeof given !== "string") return null
        result.pointer = given
        break
      case "message":
        if (typeof given !== "string") return null
        result.message = given
        break
      case "cure":
        if (typeof given !== "string") return null
        result.cure = given
        break
    }
  }
  if (result.pointer === undefined || result.message === undefined || result.cure === undefined) return null
  return result
}
