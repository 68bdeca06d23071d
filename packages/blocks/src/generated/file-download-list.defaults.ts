// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileDownloadList } from "./file-download-list.ts"

/** The default values of a file download list. */
export const fileDownloadListDefaults = {
  titleTag: "h2",
  action: "Download",
  backgroundColor: "None",
} satisfies Partial<FileDownloadList>
