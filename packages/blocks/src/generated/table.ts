// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField, TitleTag } from "@forecourt/renderer"

/**
 * Prices, times or measures in rows and columns. It exists because comparing is what such a page is for, and a
 * table made inside running text has no caption and no headings.
 */
export interface Table {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** What the table shows; read out before it. */
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
   * Makes the first cell of each row its heading.
   *
   * @default true
   */
  hasRowHeadings: boolean
  /** What should be known about the figures, under the table. */
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
  /** Heading of the column. */
  heading: TextField
  /**
   * Sets the column's values to the right, so that figures can be compared.
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
   * The cells of the row, one for each column; missing ones stay empty.
   *
   * @minItems 1
   * @maxItems 8
   */
  cells: TableCell[]
}

export interface TableCell {
  /** What the cell says. */
  text: TextField
}
