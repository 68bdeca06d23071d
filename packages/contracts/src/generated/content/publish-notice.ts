// Generated from schemas/services/content/publish-notice.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePublishNotice } from "./publish-notice.parser.js"

/** The notification that the platform sends to the site after a publish. */
export interface PublishNotice {
  /** The changes. */
  updates?: {
    /** The item that changed, with a suffix for its layout or media. */
    identifier: string
    /** The language that changed; empty for all languages. */
    entity_culture?: string | null
    /** The kind of entity that changed. */
    entity_definition?: string | null
  }[]
  /** The tags to refresh in addition to those of the changes. */
  tags?: string[]
  /** The identifier of the publish. */
  invocation_id?: string | null
  /** True if more notices of the same publish follow. */
  continues?: boolean | null
}
