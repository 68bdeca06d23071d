// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField, TitleTag } from "@forecourt/renderer"

/**
 * A table of prices, times or measures in rows and columns. Unlike a table within running text, it has a caption
 * and headings.
 */
export interface Table {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** The caption of the table; screen readers announce it before the table. */
  caption?: TextField
  /**
   * The columns, from left to right.
   *
   * @minItems 1
   * @maxItems 8
   */
  columns: TableColumn[]
  /**
   * The rows, from top to bottom.
   *
   * @maxItems 60
   */
  rows?: TableRow[]
  /**
   * True if the first cell of each row is its heading.
   *
   * @default true
   */
  hasRowHeadings: boolean
  /** The note about the figures, under the table. */
  note?: TextField
}

/** A table before its defaults are filled in. */
export interface TableInput {
  title?: TextField
  titleTag?: TitleTag
  caption?: TextField
  columns: TableColumnInput[]
  rows?: TableRow[]
  hasRowHeadings?: boolean
  note?: TextField
}

export interface TableColumn {
  /** The heading of the column. */
  heading: TextField
  /**
   * True if the column's values are aligned right, so that visitors can compare figures.
   *
   * @default false
   */
  isNumber: boolean
}

/** A table column before its defaults are filled in. */
export interface TableColumnInput {
  heading: TextField
  isNumber?: boolean
}

export interface TableRow {
  /**
   * The cells of the row, one for each column; missing cells are empty.
   *
   * @minItems 1
   * @maxItems 8
   */
  cells: TableCell[]
}

export interface TableCell {
  /** The text of the cell. */
  text: TextField
}
