// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a car model card; returns `null` when they do not match the schema. */
export function parseCarModelCard(value) {
  if (!isObject(value)) return null
  const result = { isCampaign: false }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "isCampaign":
        if (typeof given !== "boolean") return null
        result.isCampaign = given
        break
      case "campaignLabel":
        if ((result.campaignLabel = parseTextField(given)) === null) return null
        break
      case "facts":
        if (!Array.isArray(given) || given.length > 4) return null
        result.facts = []
        for (let i = 0; i < given.length; i++) {
          if ((result.facts[i] = parseFact(given[i])) === null) return null
        }
        break
      default:
        return null
    }
  }
  if (result.title === undefined) return null
  return result
}

function parseFact(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "label":
        if ((result.label = parseTextField(given)) === null) return null
        break
      case "value":
        if ((result.value = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.label === undefined || result.value === undefined) return null
  return result
}
