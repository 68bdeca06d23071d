// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseImageField, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a stage row; returns `null` when they do not match the schema. */
export function parseStageRow(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", columns: "3", backgroundColor: "None" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "titleTag":
        if (!isTitleTag(given)) return null
        result.titleTag = given
        break
      case "text":
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      case "columns":
        if (given !== "3" && given !== "4") return null
        result.columns = given
        break
      case "stages":
        if (!Array.isArray(given) || given.length > 12) return null
        result.stages = []
        for (let i = 0; i < given.length; i++) {
          if ((result.stages[i] = parseStageRowStage(given[i])) === null) return null
        }
        break
      case "backgroundColor":
        if (
          given !== "None" &&
          given !== "BackgroundColor1" &&
          given !== "BackgroundColor2" &&
          given !== "BackgroundColor3"
        )
          return null
        result.backgroundColor = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link StageRowStage}; returns `null` when it does not match the schema. */
export function parseStageRowStage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.title === undefined) return null
  return result
}
