// Generated from schemas/services/content/story-cursor-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStoryCursorResponse } from "./story-cursor-response.parser.js"

/** The position of an article in the list of articles. */
export interface StoryCursorResponse {
  /** The search. */
  search?: {
    /** The position of this page of results in the list. */
    pageInfo: {
      /** The cursor after the article. */
      endCursor?: string | null
    }
    /** The article; empty if there is none. */
    results: ({
      /** The identifier of the article. */
      id: string
    } | null)[]
  } | null
}
