// Generated from schemas/services/content/redirects-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseRedirectsResponse } from "./redirects-response.parser.js"

/** The redirects that editors keep in the platform. */
export interface RedirectsResponse {
  /** The sites of the platform; `siteInfo` is null if the name of the site is unknown. */
  site: {
    /** The requested site. */
    siteInfo?: {
      /** The redirects in their order. */
      redirects?:
        | ({
            /** The address or pattern from which to redirect. */
            pattern: string
            /** The address to which to redirect. */
            target: string
            /** The type of redirect: REDIRECT_301, REDIRECT_302 or SERVER_TRANSFER. */
            redirectType: string
            /** True if the query string is preserved. */
            isQueryStringPreserved: boolean
            /** True if the language prefix is preserved; absent on older platforms. */
            isLanguagePreserved?: boolean | null
            /** The language of the redirect; empty for all languages. */
            locale?: string | null
          } | null)[]
        | null
    } | null
  }
}
