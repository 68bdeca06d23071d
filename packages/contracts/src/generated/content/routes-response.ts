// Generated from schemas/services/content/routes-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseRoutesResponse } from "./routes-response.parser.js"

/** A page of results with the addresses of a site. */
export interface RoutesResponse {
  /** The sites of the platform; `siteInfo` is null if the name of the site is unknown. */
  site: {
    /** The requested site. */
    siteInfo?: {
      /** The addresses of the site in one language. */
      routes?: {
        /** The total number of addresses. */
        total?: number
        /** The position of this page of results in the full list. */
        pageInfo: {
          /** The cursor to the next page of results; also present on the last page. */
          endCursor?: string | null
          /** True if there are more entries. */
          hasNext: boolean
        }
        /** The addresses on this page of results. */
        results: ({
          /** The address of the page. */
          path: string
          /** The page. */
          route?: {
            /** The identifier of the page's item. */
            id?: string
            /** The field with the time of the page's last change. */
            updated?: {
              /** The time of the last change. */
              value?: string | null
            } | null
          } | null
        } | null)[]
      } | null
    } | null
  }
}
