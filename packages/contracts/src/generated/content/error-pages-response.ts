// Generated from schemas/services/content/error-pages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseErrorPagesResponse } from "./error-pages-response.parser.js"

/** The pages shown for unknown addresses and failures. */
export interface ErrorPagesResponse {
  /** The sites of the platform; `siteInfo` is null if the name of the site is unknown. */
  site: {
    /** The requested site. */
    siteInfo?: {
      /** The error pages. */
      errorHandling?: {
        /** The page for unknown addresses. */
        notFoundPage?: {
          /** The layout as the platform publishes it. */
          rendered?: Record<string, unknown> | null
        } | null
        /** The address of the page for unknown addresses. */
        notFoundPagePath?: string | null
        /** The page for failures. */
        serverErrorPage?: {
          /** The layout as the platform publishes it. */
          rendered?: Record<string, unknown> | null
        } | null
        /** The address of the page for failures. */
        serverErrorPagePath?: string | null
      } | null
    } | null
  }
}
