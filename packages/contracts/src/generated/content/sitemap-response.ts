// Generated from schemas/services/content/sitemap-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSitemapResponse } from "./sitemap-response.parser.js"

/** The addresses of the site's sitemap files on the platform. */
export interface SitemapResponse {
  /** The sites of the platform; `siteInfo` is null if the name of the site is unknown. */
  site: {
    /** The requested site. */
    siteInfo?: {
      /** The addresses of the files. */
      sitemap?: (string | null)[] | null
    } | null
  }
}
