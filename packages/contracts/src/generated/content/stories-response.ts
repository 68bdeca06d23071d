// Generated from schemas/services/content/stories-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStoriesResponse } from "./stories-response.parser.js"

/** The articles from a search. */
export interface StoriesResponse {
  /** The search. */
  search?: {
    /** The number of articles on all pages of results. */
    total: number
    /** The position of this page of results in the list. */
    pageInfo: {
      /** The cursor to the next page of results. */
      endCursor?: string | null
      /** True if there is a next page of results. */
      hasNext: boolean
    }
    /** The articles, in the requested order. */
    results: ({
      /** The identifier of the article. */
      id: string
      /** The name of the item. */
      name: string
      /** The display name of the item. */
      displayName?: string | null
      /** The address of the page. */
      url: {
        /** The path of the page. */
        path: string
      }
      /** The headline. */
      title?: {
        /** The value of the field. */
        value?: string | null
      } | null
      /** The preamble. */
      premble?: {
        /** The value of the field. */
        value?: string | null
      } | null
      /** The date of publication. */
      date?: {
        /** The point in time as the platform stores it, for example 20261112T070000Z. */
        value?: string | null
        /** The date as the platform formats it. */
        formatted?: string | null
      } | null
      /** The picture. */
      image?: {
        /** The address of the picture. */
        src?: string | null
        /** The alternative text of the picture. */
        alt?: string | null
        /** The width in pixels. */
        width?: number | null
        /** The height in pixels. */
        height?: number | null
      } | null
      /** The identifiers of the article's tags, separated by `|`. */
      tags?: {
        /** The value of the field. */
        value?: string | null
      } | null
    } | null)[]
  } | null
}
