// Generated from schemas/services/content/tags-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTagsResponse } from "./tags-response.parser.js"

/** The tags of a site. */
export interface TagsResponse {
  /** The folder of tags; null if it is unknown. */
  item?: {
    /** The items in the folder. */
    children?: {
      /** The position of this page of results in the list. */
      pageInfo: {
        /** The cursor to the next page of results. */
        endCursor?: string | null
        /** True if there is a next page of results. */
        hasNext: boolean
      }
      /** The tags, in the editors' order. */
      results: ({
        /** The identifier of the tag. */
        id: string
        /** The key of the tag in addresses. */
        key?: {
          /** The value of the field. */
          value?: string | null
        } | null
        /** The name of the tag, as visitors read it. */
        value?: {
          /** The value of the field. */
          value?: string | null
        } | null
      } | null)[]
    } | null
  } | null
}
