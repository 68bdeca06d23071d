// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseDateField, parseLinkField } from "./fields.parser.js"
import { getFields, readChoice, readDate, readLink, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of a countdown timer in wire format; returns `null` when they do not match the schema. */
export function readCountdownTimer(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", backgroundColor: "BackgroundColor3" }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readDate(source.Until ?? source.until)
  if (given !== undefined && (value.until = parseDateField(given)) === null) return null
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readText(source.EndText ?? source.endText)
  if (given !== undefined) value.endText = given
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
  if (value.until === undefined) return null
  return value
}
