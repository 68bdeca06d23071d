// Generated from schemas/services/content/dictionary-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseDictionaryResponse } from "./dictionary-response.parser.js"

/** One page of the site's dictionary. */
export interface DictionaryResponse {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** Texts by key. */
      dictionary: {
        /** Where this page of entries stands in the whole. */
        pageInfo: {
          /** Where the next page starts; present on the last page too. */
          endCursor?: string | null
          /** Whether there are more entries. */
          hasNext: boolean
        }
        /** Texts of this page. */
        results: {
          /** Key of the text. */
          key: string
          /** The text in the language asked for. */
          value?: string | null
        }[]
      } | null
    } | null
  }
}
