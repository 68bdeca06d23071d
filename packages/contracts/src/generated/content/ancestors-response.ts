// Generated from schemas/services/content/ancestors-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAncestorsResponse } from "./ancestors-response.parser.js"

/** The pages above a page. */
export interface AncestorsResponse {
  /** The page; null when it is unknown. */
  item?: {
    /** Pages above, immediate parent first. */
    ancestors: ({
      /** Name of the item. */
      name: string
      /** Name shown to people. */
      displayName?: string | null
      /** Where the page is found. */
      url: {
        /** Address of the page. */
        path: string
      }
      /** Title in the navigation. */
      navTitle?: {
        /** What it holds. */
        value?: string | null
      } | null
    } | null)[]
  } | null
}
