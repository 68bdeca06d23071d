// Generated from schemas/services/content/home-path-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseHomePathAnswer } from "./home-path-answer.parser.js"

/** Where the home page is stored. */
export interface HomePathAnswer {
  /** The layout service. */
  layout?: {
    /** The home page; null when the site is unknown. */
    item?: {
      /** Path of the home item in the content tree. */
      path: string
    } | null
  } | null
}
