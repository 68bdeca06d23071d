// Generated from schemas/services/content/editing-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseEditingResponse } from "./editing-response.parser.js"

/** The layout of a page by its item, as an editor sees it. */
export interface EditingResponse {
  /** The page; null if the address is unknown. */
  item?: {
    /** The layout as the platform publishes it, read by the renderer. */
    rendered?: Record<string, unknown> | null
  } | null
}
