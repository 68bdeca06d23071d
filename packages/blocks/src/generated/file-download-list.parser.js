// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseFileField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a file download list; returns `null` when they do not match the schema. */
export function parseFileDownloadList(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", action: "Download", backgroundColor: "None" }
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
      case "files":
        if (!Array.isArray(given) || given.length > 50) return null
        result.files = []
        for (let i = 0; i < given.length; i++) {
          if ((result.files[i] = parseFileDownloadListFile(given[i])) === null) return null
        }
        break
      case "action":
        if (given !== "Download" && given !== "Open") return null
        result.action = given
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

/** Parses a value as {@link FileDownloadListFile}; returns `null` when it does not match the schema. */
export function parseFileDownloadListFile(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "file":
        if ((result.file = parseFileField(given)) === null) return null
        break
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.file === undefined) return null
  return result
}
