// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a statistic in the content platform. */
export const statisticWire: Wire = { Title: { prop: "title", kind: "text" }, Value: { prop: "value", kind: "text" } }
