// Generated from schemas/services/content/draft-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseDraftResponse } from "./draft-response.parser.js"

/**
 * A page in one language as its editors see it: its draft, the published version if there is no draft, or an older
 * version.
 */
export interface DraftResponse {
  /** The identifier of the page's item. */
  id: string
  /** The location of the page below home, by item names. */
  item: string
  /** The address without the language prefix; for an unpublished page, its future address. */
  path: string
  /** The name of the site. */
  site: string
  /** The language of the page. */
  language: string
  /** The number of the version. */
  version: number
  /** The time of the last change, in UTC. */
  updated: string
  /** True if the version is not yet visible to visitors. */
  isDraft: boolean
  /**
   * The published version from which a draft was created or with which it was last merged; null if there was none.
   */
  base: number | null
  /** The version that visitors currently see; null if the page is not published. */
  published: {
    /** The number of the version. */
    version: number
    /** The time of publication, in UTC. */
    updated: string
  } | null
  /** The identifier under which each block of the document is rendered. */
  uids: Record<string, string>
  /** The page in canonical form. */
  document: Record<string, unknown>
}
