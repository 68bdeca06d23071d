// Generated from schemas/services/content/tags-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTagsResponse } from "./tags-response.parser.js"

/** The tags of a site. */
export interface TagsResponse {
  /** The folder of tags; null when it is unknown. */
  item?: {
    /** What lies in it. */
    children?: {
      /** Where the list goes on. */
      pageInfo: {
        /** Where the next page starts. */
        endCursor?: string | null
        /** Whether there is a next page. */
        hasNext: boolean
      }
      /** Tags, in the editors' order. */
      results: ({
        /** Identifier of the tag. */
        id: string
        /** The tag in addresses. */
        key?: {
          /** What it holds. */
          value?: string | null
        } | null
        /** The tag as visitors read it. */
        value?: {
          /** What it holds. */
          value?: string | null
        } | null
      } | null)[]
    } | null
  } | null
}
