// Generated from schemas/services/content/parent-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseParentResponse } from "./parent-response.parser.js"

/** The parent of an item. */
export interface ParentResponse {
  /** The item; null if it is unknown. */
  item?: {
    /** The parent item. */
    parent?: {
      /** The identifier of the item. */
      id: string
      /** The display name of the item. */
      displayName?: string | null
      /** The name of the item. */
      name: string
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
      /** The date of publication. */
      date?: {
        /** The value of the field. */
        value?: string | null
      } | null
    } | null
  } | null
}
