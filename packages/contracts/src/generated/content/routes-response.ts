// Generated from schemas/services/content/routes-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseRoutesResponse } from "./routes-response.parser.js"

/** One page of the addresses of a site. */
export interface RoutesResponse {
  /** The sites of the platform; the site is null when its name is unknown. */
  site: {
    /** The site asked for. */
    siteInfo?: {
      /** Addresses of the site in one language. */
      routes?: {
        /** Number of addresses in all. */
        total?: number
        /** Where this page of entries stands in the whole. */
        pageInfo: {
          /** Where the next page starts; present on the last page too. */
          endCursor?: string | null
          /** Whether there are more entries. */
          hasNext: boolean
        }
        /** Addresses of this page. */
        results: ({
          /** Address of the page. */
          path: string
          /** The page. */
          route?: {
            /** Identifier of the page's item. */
            id?: string
            /** When the page last changed. */
            updated?: {
              /** Moment of the last change. */
              value?: string | null
            } | null
          } | null
        } | null)[]
      } | null
    } | null
  }
}
