// Generated from schemas/services/content/languages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseLanguagesResponse } from "./languages-response.parser.js"

/** The languages in which a page is available. */
export interface LanguagesResponse {
  /** The layout service. */
  layout?: {
    /** The page; null if the address is unknown. */
    item?: {
      /** The page in each of its languages. */
      languages: ({
        /** The title of the page in the language. */
        displayName?: string | null
        /** The address of the page. */
        url: {
          /** The path of the page. */
          path: string
        }
        /** The language. */
        language: {
          /** The language code, for example sv. */
          name: string
          /** The name as the platform displays it. */
          displayName?: string | null
          /** The name in English. */
          englishName?: string | null
          /** The name in the language itself. */
          nativeName?: string | null
        }
      } | null)[]
    } | null
  } | null
}
