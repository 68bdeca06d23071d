// Generated from schemas/services/content/home-path-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseHomePathResponse } from "./home-path-response.parser.js"

/** The location of the home page. */
export interface HomePathResponse {
  /** The layout service. */
  layout?: {
    /** The home page; null if the site is unknown. */
    item?: {
      /** The path of the home item in the content tree. */
      path: string
    } | null
  } | null
}
