// Generated from schemas/services/content/ancestors-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAncestorsResponse } from "./ancestors-response.parser.js"

/** The pages above a page. */
export interface AncestorsResponse {
  /** The page; null if it is unknown. */
  item?: {
    /** The pages above, immediate parent first. */
    ancestors: ({
      /** The name of the item. */
      name: string
      /** The display name of the item. */
      displayName?: string | null
      /** The address of the page. */
      url: {
        /** The path of the page. */
        path: string
      }
      /** The title in the navigation. */
      navTitle?: {
        /** The value of the field. */
        value?: string | null
      } | null
    } | null)[]
  } | null
}
