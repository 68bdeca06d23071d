// Generated from schemas/services/content/story-cursor-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStoryCursorResponse } from "./story-cursor-response.parser.js"

/** Where a story stands among its neighbours. */
export interface StoryCursorResponse {
  /** The search. */
  search?: {
    /** Where the list goes on. */
    pageInfo: {
      /** Cursor behind the story. */
      endCursor?: string | null
    }
    /** The story, or none. */
    results: ({
      /** Identifier of the story. */
      id: string
    } | null)[]
  } | null
}
