// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getFields, readText } from "@forecourt/renderer/read"

/** Reads the fields of a statistic in wire format; returns `null` when they do not match the schema. */
export function readStatistic(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readText(source.Value ?? source.value)
  if (given !== undefined) value.value = given
  if (value.title === undefined) return null
  if (value.value === undefined) return null
  return value
}
