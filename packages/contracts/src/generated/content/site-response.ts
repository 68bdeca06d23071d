// Generated from schemas/services/content/site-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSiteResponse } from "./site-response.parser.js"

/** The platform's properties of a whole site. */
export interface SiteResponse {
  /** The sites of the platform; `siteInfo` is null if the name of the site is unknown. */
  site: {
    /** The requested site. */
    siteInfo?: {
      /** The name of the site. */
      name: string
      /** The path of the site in the content tree. */
      rootPath: string
      /** The host on which the site is published. */
      hostname?: string | null
      /** The main language of the site. */
      language?: string | null
    } | null
  }
}
