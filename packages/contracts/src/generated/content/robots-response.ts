// Generated from schemas/services/content/robots-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseRobotsResponse } from "./robots-response.parser.js"

/** The site's robots.txt. */
export interface RobotsResponse {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** Contents of the file. */
      robots?: string | null
    } | null
  }
}
