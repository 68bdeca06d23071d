// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag } from "./fields.parser.js"
import { getFields, readBoolean, readChoice, readEach, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }

/** Reads the fields of a table in wire format; returns `null` when they do not match the schema. */
export function readTable(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", hasRowHeadings: true }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readText(source.Caption ?? source.caption)
  if (given !== undefined) value.caption = given
  given = readEach(source.Columns ?? source.columns, readTableColumnFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length < 1 || given.length > 8) return null
    value.columns = given
  }
  given = readEach(source.Rows ?? source.rows, readTableRowFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 60) return null
    value.rows = given
  }
  given = readBoolean(source.HasRowHeadings ?? source.hasRowHeadings)
  if (given !== undefined) value.hasRowHeadings = given
  given = readText(source.Note ?? source.note)
  if (given !== undefined) value.note = given
  if (value.columns === undefined) return null
  return value
}

function readTableColumnFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { isNumber: false }
  let given
  given = readText(source.Heading ?? source.heading)
  if (given !== undefined) value.heading = given
  given = readBoolean(source.IsNumber ?? source.isNumber)
  if (given !== undefined) value.isNumber = given
  if (value.heading === undefined) return null
  return value
}

function readTableRowFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readEach(source.Cells ?? source.cells, readTableCellFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length < 1 || given.length > 8) return null
    value.cells = given
  }
  if (value.cells === undefined) return null
  return value
}

function readTableCellFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  if (value.text === undefined) return null
  return value
}
