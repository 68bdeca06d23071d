// Generated from schemas/services/content/parent-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseParentResponse } from "./parent-response.parser.js"

/** The item above another one. */
export interface ParentResponse {
  /** The item; null when it is unknown. */
  item?: {
    /** The item above. */
    parent?: {
      /** Identifier. */
      id: string
      /** Name shown to people. */
      displayName?: string | null
      /** Name of the item. */
      name: string
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
      /** When it was published. */
      date?: {
        /** What it holds. */
        value?: string | null
      } | null
    } | null
  } | null
}
