// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField } from "@forecourt/renderer"

/** A figure and what it counts. Several after each other on a page share a row. */
export interface Statistic {
  /** What the figure counts. */
  title: TextField
  /** The figure, with its unit. */
  value: TextField
}
