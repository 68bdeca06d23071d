// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseFileField } from "./fields.parser.js"
import { getFields, readChoice, readEach, readFile, readRichText, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const ACTION = { download: "Download", open: "Open" }
const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of a file download list in wire format; returns `null` when they do not match the schema. */
export function readFileDownloadList(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", action: "Download", backgroundColor: "None" }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readRichText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readEach(source.Files ?? source.files, readFileDownloadListFileFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 50) return null
    value.files = given
  }
  given = readChoice(source.Action ?? source.action, ACTION)
  if (given !== undefined) {
    if (given !== "Download" && given !== "Open") return null
    value.action = given
  }
  given = readChoice(source.BackgroundColor ?? source.backgroundColor, BACKGROUND_COLOR)
  if (given !== undefined) {
    if (
      given !== "None" &&
      given !== "BackgroundColor1" &&
      given !== "BackgroundColor2" &&
      given !== "BackgroundColor3"
    )
      return null
    value.backgroundColor = given
  }
  return value
}

function readFileDownloadListFileFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readFile(source.File ?? source.file)
  if (given !== undefined && (value.file = parseFileField(given)) === null) return null
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  if (value.file === undefined) return null
  return value
}
