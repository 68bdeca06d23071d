// Generated from schemas/services/content/sitemap-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSitemapResponse } from "./sitemap-response.parser.js"

/** Where the platform keeps the site's sitemap files. */
export interface SitemapResponse {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** Addresses of the files. */
      sitemap?: (string | null)[] | null
    } | null
  }
}
