// Generated from schemas/services/content/publish-notice.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link PublishNotice}; returns `null` when it does not match the schema. */
export function parsePublishNotice(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "updates":
        if (!Array.isArray(given)) return null
        result.updates = []
        for (let i = 0; i < given.length; i++) {
          if ((result.updates[i] = parseUpdate(given[i])) === null) return null
        }
        break
      case "tags":
        if (!Array.isArray(given)) return null
        result.tags = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.tags[i] = given[i]
        }
        break
      case "invocation_id":
        if (given !== null && typeof given !== "string") return null
        result.invocation_id = given
        break
      case "continues":
        if (given !== null && typeof given !== "boolean") return null
        result.continues = given
        break
    }
  }
  return result
}

function parseUpdate(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "identifier":
        if (typeof given !== "string") return null
        result.identifier = given
        break
      case "entity_culture":
        if (given !== null && typeof given !== "string") return null
        result.entity_culture = given
        break
      case "entity_definition":
        if (given !== null && typeof given !== "string") return null
        result.entity_definition = given
        break
    }
  }
  if (result.identifier === undefined) return null
  return result
}
