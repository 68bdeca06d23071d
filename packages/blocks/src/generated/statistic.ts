// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField } from "@forecourt/renderer"

/** A figure with its label. Consecutive figures on a page share a row. */
export interface Statistic {
  /** The label of the figure. */
  title: TextField
  /** The figure, with its unit. */
  value: TextField
}
