// Generated from schemas/services/content/error-pages-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseErrorPagesAnswer } from "./error-pages-answer.parser.js"

/** The pages shown when something is missing or broken. */
export interface ErrorPagesAnswer {
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
