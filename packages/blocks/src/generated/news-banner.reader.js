// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseDateField, parseLinkField } from "./fields.parser.js"
import { getFields, readChoice, readDate, readLink, readText } from "@forecourt/renderer/read"

const LOOK = { quiet: "Quiet", accent: "Accent", dark: "Dark" }

/** Reads the fields of a news banner in wire format; returns `null` when they do not match the schema. */
export function readNewsBanner(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { look: "Quiet" }
  let given
  given = readText(source.Label ?? source.label)
  if (given !== undefined) value.label = given
  given = readDate(source.Date ?? source.date)
  if (given !== undefined && (value.date = parseDateField(given)) === null) return null
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readChoice(source.Look ?? source.look, LOOK)
  if (given !== undefined) {
    if (given !== "Quiet" && given !== "Accent" && given !== "Dark") return null
    value.look = given
  }
  if (value.text === undefined) return null
  return value
}
