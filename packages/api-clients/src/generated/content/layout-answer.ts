// Generated from schemas/services/content/layout-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseLayoutAnswer } from "./layout-answer.parser.js"

/** The layout of a page by its address. */
export interface LayoutAnswer {
  /** The layout service. */
  layout?: {
    /** The page; null when the address is unknown. */
    item?: {
      /** The layout as the platform publishes it; the renderer reads it. */
      rendered?: Record<string, unknown> | null
    } | null
  } | null
}
