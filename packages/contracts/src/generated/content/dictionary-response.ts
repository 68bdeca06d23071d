// Generated from schemas/services/content/dictionary-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseDictionaryResponse } from "./dictionary-response.parser.js"

/** A page of results from the site's dictionary. */
export interface DictionaryResponse {
  /** The sites of the platform; `siteInfo` is null if the name of the site is unknown. */
  site: {
    /** The requested site. */
    siteInfo?: {
      /** The texts by key. */
      dictionary: {
        /** The position of this page of results in the dictionary. */
        pageInfo: {
          /** The cursor to the next page of results; also present on the last page. */
          endCursor?: string | null
          /** True if there are more entries. */
          hasNext: boolean
        }
        /** The texts on this page of results. */
        results: {
          /** The key of the text. */
          key: string
          /** The text in the requested language. */
          value?: string | null
        }[]
      } | null
    } | null
  }
}
