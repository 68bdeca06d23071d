// Generated from schemas/services/content/llms-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseLlmsResponse } from "./llms-response.parser.js"

/** The site's llms.txt. */
export interface LlmsResponse {
  /** The sites of the platform; `siteInfo` is null if the name of the site is unknown. */
  site: {
    /** The requested site. */
    siteInfo?: {
      /** The contents of the file. */
      llmsTxt?: string | null
    } | null
  }
}
