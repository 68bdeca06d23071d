// Generated from schemas/services/content/publish-notice.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePublishNotice } from "./publish-notice.parser.js"

/** What the platform tells the site after a publish. */
export interface PublishNotice {
  /** What changed. */
  updates?: {
    /** Item that changed, with a suffix for its layout or media. */
    identifier: string
    /** Language that changed; empty for all. */
    entity_culture?: string | null
    /** Kind of what changed. */
    entity_definition?: string | null
  }[]
  /** Tags to refresh besides those of the changes. */
  tags?: string[]
  /** Names the publish. */
  invocation_id?: string | null
  /** More notices of the same publish follow. */
  continues?: boolean | null
}
