// Generated from schemas/services/content/site-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSiteResponse } from "./site-response.parser.js"

/** What the platform knows about a site as a whole. */
export interface SiteResponse {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** Name of the site. */
      name: string
      /** Where the site is stored in the content tree. */
      rootPath: string
      /** Host the site is published on. */
      hostname?: string | null
      /** Main language of the site. */
      language?: string | null
    } | null
  }
}
