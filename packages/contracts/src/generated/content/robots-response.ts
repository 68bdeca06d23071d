// Generated from schemas/services/content/robots-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseRobotsResponse } from "./robots-response.parser.js"

/** The site's robots.txt. */
export interface RobotsResponse {
  /** The sites of the platform; `siteInfo` is null if the name of the site is unknown. */
  site: {
    /** The requested site. */
    siteInfo?: {
      /** The contents of the file. */
      robots?: string | null
    } | null
  }
}
