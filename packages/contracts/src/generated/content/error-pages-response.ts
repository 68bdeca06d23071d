// Generated from schemas/services/content/error-pages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseErrorPagesResponse } from "./error-pages-response.parser.js"

/** The pages shown when something is missing or broken. */
export interface ErrorPagesResponse {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** The error pages. */
      errorHandling?: {
        /** Page for unknown addresses. */
        notFoundPage?: {
          /** The layout as the platform publishes it. */
          rendered?: Record<string, unknown> | null
        } | null
        /** Address of the page for unknown addresses. */
        notFoundPagePath?: string | null
        /** Page for failures. */
        serverErrorPage?: {
          /** The layout as the platform publishes it. */
          rendered?: Record<string, unknown> | null
        } | null
        /** Address of the page for failures. */
        serverErrorPagePath?: string | null
      } | null
    } | null
  }
}
