// Generated from schemas/services/content/stories-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStoriesResponse } from "./stories-response.parser.js"

/** Stories that a search found. */
export interface StoriesResponse {
  /** The search. */
  search?: {
    /** How many there are on all pages. */
    total: number
    /** Where the list goes on. */
    pageInfo: {
      /** Where the next page starts. */
      endCursor?: string | null
      /** Whether there is a next page. */
      hasNext: boolean
    }
    /** Stories, in the order asked for. */
    results: ({
      /** Identifier of the story. */
      id: string
      /** Name of the item. */
      name: string
      /** Name shown to people. */
      displayName?: string | null
      /** Where the page is found. */
      url: {
        /** Address of the page. */
        path: string
      }
      /** Headline. */
      title?: {
        /** What it holds. */
        value?: string | null
      } | null
      /** Preamble. */
      premble?: {
        /** What it holds. */
        value?: string | null
      } | null
      /** When it was published. */
      date?: {
        /** Moment as the platform stores it, 20261112T070000Z. */
        value?: string | null
        /** Day as the platform writes it. */
        formatted?: string | null
      } | null
      /** Picture. */
      image?: {
        /** Address of the picture. */
        src?: string | null
        /** What it shows. */
        alt?: string | null
        /** Width in pixels. */
        width?: number | null
        /** Height in pixels. */
        height?: number | null
      } | null
      /** Identifiers of its tags, with | between them. */
      tags?: {
        /** What it holds. */
        value?: string | null
      } | null
    } | null)[]
  } | null
}
