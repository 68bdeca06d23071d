// Generated from schemas/services/content/layout-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseLayoutResponse } from "./layout-response.parser.js"

/** The layout of a page by its address. */
export interface LayoutResponse {
  /** The layout service. */
  layout?: {
    /** The page; null if the address is unknown. */
    item?: {
      /** The layout as the platform publishes it, read by the renderer. */
      rendered?: Record<string, unknown> | null
    } | null
  } | null
}
