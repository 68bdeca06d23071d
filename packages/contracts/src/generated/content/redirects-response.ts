// Generated from schemas/services/content/redirects-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseRedirectsResponse } from "./redirects-response.parser.js"

/** The redirects that editors keep in the platform. */
export interface RedirectsResponse {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** The redirects in their order. */
      redirects?:
        | ({
            /** Address or pattern to leave. */
            pattern: string
            /** Address to go to. */
            target: string
            /** REDIRECT_301, REDIRECT_302 or SERVER_TRANSFER. */
            redirectType: string
            /** Carries the query string over. */
            isQueryStringPreserved: boolean
            /** Carries the language prefix over; unknown to older platforms. */
            isLanguagePreserved?: boolean | null
            /** Language the redirect belongs to; empty for all. */
            locale?: string | null
          } | null)[]
        | null
    } | null
  }
}
