// Generated from schemas/services/content/robots-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseRobotsAnswer } from "./robots-answer.parser.js"

/** The site's robots.txt. */
export interface RobotsAnswer {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** Contents of the file. */
      robots?: string | null
    } | null
  }
}
