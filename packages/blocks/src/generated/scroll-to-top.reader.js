// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getFields, readNumber } from "@forecourt/renderer/read"

/** Reads the fields of a scroll to top in wire format; returns `null` when they do not match the schema. */
export function readScrollToTop(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { showAfter: 528 }
  let given
  given = readNumber(source.ShowAfter ?? source.showAfter)
  if (given !== undefined) {
    if (!Number.isInteger(given) || given < 200 || given > 5000) return null
    value.showAfter = given
  }
  return value
}
