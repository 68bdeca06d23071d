// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getFields, readRichText } from "@forecourt/renderer/read"

/** Reads the fields of a story page in wire format; returns `null` when they do not match the schema. */
export function readStoryPage(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readRichText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  return value
}
