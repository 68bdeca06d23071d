// Generated from schemas/services/content/languages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseLanguagesResponse } from "./languages-response.parser.js"

/** The languages a page can be read in. */
export interface LanguagesResponse {
  /** The layout service. */
  layout?: {
    /** The page; null when the address is unknown. */
    item?: {
      /** The page in each of its languages. */
      languages: ({
        /** Title of the page in the language. */
        displayName?: string | null
        /** Where the page is found. */
        url: {
          /** Address of the page. */
          path: string
        }
        /** The language. */
        language: {
          /** Language code, for example sv. */
          name: string
          /** Name as the platform displays it. */
          displayName?: string | null
          /** Name in English. */
          englishName?: string | null
          /** Name in the language itself. */
          nativeName?: string | null
        }
      } | null)[]
    } | null
  } | null
}
