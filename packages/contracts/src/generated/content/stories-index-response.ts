// Generated from schemas/services/content/stories-index-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStoriesIndexResponse } from "./stories-index-response.parser.js"

/** How the stories below a page are shown. */
export interface StoriesIndexResponse {
  /** The index; null when it is unknown. */
  item?: {
    /** Where the page is found. */
    url: {
      /** Address of the page. */
      path: string
    }
    /** Whether dates are shown. */
    showDates?: {
      /** What it holds. */
      value?: string | null
    } | null
    /** How they are laid out. */
    layout?: {
      /** What it holds. */
      value?: string | null
    } | null
    /** Whether the newest is larger. */
    highlightLatestStory?: {
      /** What it holds. */
      value?: string | null
    } | null
    /** Folder that it lies in. */
    parent?: {
      /** Page whose stories it is about. */
      parent?: {
        /** Identifier of the page. */
        id: string
      } | null
    } | null
  } | null
}
