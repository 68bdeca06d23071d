// Generated from schemas/services/content/pages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePagesResponse } from "./pages-response.parser.js"

/** The pages of a site in one language. */
export interface PagesResponse {
  /** By their addresses. */
  pages: {
    /** Identifier of the page's item. */
    id: string
    /** Address without the language's prefix. */
    path: string
    /** Name shown to people. */
    name: string
  }[]
}
