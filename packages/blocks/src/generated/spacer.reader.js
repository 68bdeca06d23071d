// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getFields, readBoolean, readChoice } from "@forecourt/renderer/read"

const SIZE = { small: "Small", medium: "Medium", large: "Large" }

/** Reads the fields of a spacer in wire format; returns `null` when they do not match the schema. */
export function readSpacer(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { size: "Medium", hasLine: false }
  let given
  given = readChoice(source.Size ?? source.size, SIZE)
  if (given !== undefined) {
    if (given !== "Small" && given !== "Medium" && given !== "Large") return null
    value.size = given
  }
  given = readBoolean(source.HasLine ?? source.hasLine)
  if (given !== undefined) value.hasLine = given
  return value
}
