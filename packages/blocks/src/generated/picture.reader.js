// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseImageField } from "./fields.parser.js"
import { getFields, readChoice, readImage, readText } from "@forecourt/renderer/read"

const WIDTH = { content: "Content", wide: "Wide", full: "Full" }

/** Reads the fields of a picture in wire format; returns `null` when they do not match the schema. */
export function readPicture(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { width: "Content" }
  let given
  given = readImage(source.ImageDesktop ?? source.imageDesktop)
  if (given !== undefined && (value.imageDesktop = parseImageField(given)) === null) return null
  given = readImage(source.ImagePhone ?? source.imagePhone)
  if (given !== undefined && (value.imagePhone = parseImageField(given)) === null) return null
  given = readText(source.Caption ?? source.caption)
  if (given !== undefined) value.caption = given
  given = readChoice(source.Width ?? source.width, WIDTH)
  if (given !== undefined) {
    if (given !== "Content" && given !== "Wide" && given !== "Full") return null
    value.width = given
  }
  return value
}
