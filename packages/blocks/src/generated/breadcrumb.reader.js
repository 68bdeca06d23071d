// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getFields, readText } from "@forecourt/renderer/read"

/** Reads the fields of a breadcrumb in wire format; returns `null` when they do not match the schema. */
export function readBreadcrumb(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.HomeTitle ?? source.homeTitle)
  if (given !== undefined) value.homeTitle = given
  return value
}
