// Generated from schemas/services/shapes/progress.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

export { parseShapesProgress } from "./progress.parser.js"

/** The progress of an order. */
export interface ShapesProgress {
  /** Of all that is to do. */
  percent: number
}
