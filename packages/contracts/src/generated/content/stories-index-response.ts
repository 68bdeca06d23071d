// Generated from schemas/services/content/stories-index-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStoriesIndexResponse } from "./stories-index-response.parser.js"

/** The display settings for the articles below a page. */
export interface StoriesIndexResponse {
  /** The index; null if it is unknown. */
  item?: {
    /** The address of the page. */
    url: {
      /** The path of the page. */
      path: string
    }
    /** The field that controls the display of dates. */
    showDates?: {
      /** The value of the field. */
      value?: string | null
    } | null
    /** The field with the layout of the articles. */
    layout?: {
      /** The value of the field. */
      value?: string | null
    } | null
    /** The field that makes the newest article larger. */
    highlightLatestStory?: {
      /** The value of the field. */
      value?: string | null
    } | null
    /** The folder that contains the index. */
    parent?: {
      /** The page whose articles the index describes. */
      parent?: {
        /** The identifier of the page. */
        id: string
      } | null
    } | null
  } | null
}
