// Generated from schemas/services/content/pages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePagesResponse } from "./pages-response.parser.js"

/** The pages of a site in one language. */
export interface PagesResponse {
  /** The pages by address. */
  pages: {
    /** The identifier of the page's item. */
    id: string
    /** The address without the language prefix. */
    path: string
    /** The display name of the page. */
    name: string
  }[]
}
