// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseTextField } from "./fields.parser.js"

/** Parses the fields of a table; returns `null` when they do not match the schema. */
export function parseTable(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", hasRowHeadings: true }
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
      case "caption":
        if ((result.caption = parseTextField(given)) === null) return null
        break
      case "columns":
        if (!Array.isArray(given) || given.length < 1 || given.length > 8) return null
        result.columns = []
        for (let i = 0; i < given.length; i++) {
          if ((result.columns[i] = parseTableColumn(given[i])) === null) return null
        }
        break
      case "rows":
        if (!Array.isArray(given) || given.length > 60) return null
        result.rows = []
        for (let i = 0; i < given.length; i++) {
          if ((result.rows[i] = parseTableRow(given[i])) === null) return null
        }
        break
      case "hasRowHeadings":
        if (typeof given !== "boolean") return null
        result.hasRowHeadings = given
        break
      case "note":
        if ((result.note = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.columns === undefined) return null
  return result
}

/** Parses a value as {@link TableColumn}; returns `null` when it does not match the schema. */
export function parseTableColumn(value) {
  if (!isObject(value)) return null
  const result = { isNumber: false }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "heading":
        if ((result.heading = parseTextField(given)) === null) return null
        break
      case "isNumber":
        if (typeof given !== "boolean") return null
        result.isNumber = given
        break
      default:
        return null
    }
  }
  if (result.heading === undefined) return null
  return result
}

/** Parses a value as {@link TableRow}; returns `null` when it does not match the schema. */
export function parseTableRow(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "cells":
        if (!Array.isArray(given) || given.length < 1 || given.length > 8) return null
        result.cells = []
        for (let i = 0; i < given.length; i++) {
          if ((result.cells[i] = parseTableCell(given[i])) === null) return null
        }
        break
      default:
        return null
    }
  }
  if (result.cells === undefined) return null
  return result
}

/** Parses a value as {@link TableCell}; returns `null` when it does not match the schema. */
export function parseTableCell(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.text === undefined) return null
  return result
}
