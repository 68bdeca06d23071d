// Generated from schemas/services/content/llms-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseLlmsResponse } from "./llms-response.parser.js"

/** The site's llms.txt. */
export interface LlmsResponse {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** Contents of the file. */
      llmsTxt?: string | null
    } | null
  }
}
