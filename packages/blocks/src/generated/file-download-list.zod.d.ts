// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileDownloadList, FileDownloadListFile } from "./file-download-list.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const fileDownloadListSchema: Schema<FileDownloadList>
export declare const fileDownloadListFileSchema: Schema<FileDownloadListFile>

export declare function explainFileDownloadList(value: unknown, options?: DescribeOptions): Issue[]
