// Generated from schemas/services/content/home-path-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseHomePathResponse } from "./home-path-response.parser.js"

/** Where the home page is stored. */
export interface HomePathResponse {
  /** The layout service. */
  layout?: {
    /** The home page; null when the site is unknown. */
    item?: {
      /** Path of the home item in the content tree. */
      path: string
    } | null
  } | null
}
