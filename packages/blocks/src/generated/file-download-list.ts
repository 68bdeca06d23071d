// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Files to download, each with its type and size in the format of the visitor's language. All files are on the
 * page: three are shown, a button shows the rest, if any, and without JavaScript all are shown.
 */
export interface FileDownloadList {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence or two above the files. */
  text?: RichTextField
  /**
   * The files, in the editor's order.
   *
   * @maxItems 50
   */
  files?: FileDownloadListFile[]
  /**
   * The action when a visitor clicks a file.
   *
   * @default "Download"
   */
  action: "Download" | "Open"
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A file download list before its defaults are filled in. */
export interface FileDownloadListInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  files?: FileDownloadListFile[]
  action?: "Download" | "Open"
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface FileDownloadListFile {
  /** The file. */
  file: FileField
  /** The title of the file in this list, if its own title is not descriptive. */
  title?: TextField
}
