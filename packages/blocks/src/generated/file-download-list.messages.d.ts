// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const fileDownloadListGuide: Guide
export declare const fileDownloadListFileGuide: Guide
