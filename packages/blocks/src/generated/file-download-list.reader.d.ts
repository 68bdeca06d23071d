// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileDownloadList } from "./file-download-list.js"

export declare function readFileDownloadList(raw: unknown): FileDownloadList | null
