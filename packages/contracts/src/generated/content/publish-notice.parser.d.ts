// Generated from schemas/services/content/publish-notice.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PublishNotice } from "./publish-notice.js"

export declare function parsePublishNotice(value: unknown): PublishNotice | null
