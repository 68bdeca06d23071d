// Generated from schemas/services/content/draft-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseDraftResponse } from "./draft-response.parser.js"

/**
 * A page in one language as its editors find it: its draft, what is published while there is none, or an older
 * version.
 */
export interface DraftResponse {
  /** Identifier of the page's item. */
  id: string
  /** Place of the page below home, by the names of the items. */
  item: string
  /** Address without the language's prefix; the one it would have, while it is not published. */
  path: string
  /** Name of the site. */
  site: string
  /** Language of the page. */
  language: string
  /** Number of the version. */
  version: number
  /** Moment at which it was written, in UTC. */
  updated: string
  /** Whether visitors do not see it yet. */
  isDraft: boolean
  /** Published version that a draft was begun from, or merged with since; null when there was none. */
  base: number | null
  /** What visitors see now; null when the page is not published. */
  published: {
    /** Number of the version. */
    version: number
    /** Moment at which it was published, in UTC. */
    updated: string
  } | null
  /** By which identifier each block of the document is rendered. */
  uids: Record<string, string>
  /** The page in canonical form. */
  document: Record<string, unknown>
}
