// Generated from schemas/services/shapes/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

export { parseShapesRefusal } from "./refusal.parser.js"

/** The reason why a call was refused. */
export interface ShapesRefusal {
  /** For the visitor. */
  message: string
  /** For programs. */
  code?: string
}
