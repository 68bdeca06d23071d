// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseImageField } from "./fields.parser.js"
import { getFields, readChoice, readImage, readText } from "@forecourt/renderer/read"

const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of a quote in wire format; returns `null` when they do not match the schema. */
export function readQuote(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { backgroundColor: "None" }
  let given
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readText(source.Name ?? source.name)
  if (given !== undefined) value.name = given
  given = readText(source.Role ?? source.role)
  if (given !== undefined) value.role = given
  given = readImage(source.Image ?? source.image)
  if (given !== undefined && (value.image = parseImageField(given)) === null) return null
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
  if (value.text === undefined) return null
  return value
}
