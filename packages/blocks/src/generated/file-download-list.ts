// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Files to take home, each with its kind and size in the visitor's own way of writing. Three are shown; a button
 * shows the others, and there is none when there are no others. All of them are on the page, and shown where there
 * is no script.
 */
export interface FileDownloadList {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence or two over the files. */
  text?: RichTextField
  /**
   * The files, in the editor's order.
   *
   * @maxItems 50
   */
  files?: FileDownloadListFile[]
  /**
   * What a press on a file does.
   *
   * @default "Download"
   */
  action: "Download" | "Open"
  /**
   * Surface behind the section.
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
  /** What to call it here, when its own title does not say. */
  title?: TextField
}
