// Generated from schemas/services/search/mapping-column.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStockMappingColumn } from "./mapping-column.parser.js"

/**
 * The source of a field: a column, the row number, a constant, or a text that contains columns. An empty cell
 * produces no field.
 */
export interface StockMappingColumn {
  /**
   * The column that contains the cell.
   *
   * @minLength 1
   */
  column?: string
  /** True if the value is the row number, counted from 1, as a text. */
  row?: boolean
  /** A constant value for all documents. */
  constant?: string | number | boolean
  /**
   * A text with column names in braces, for example {brand} {model}. {row} is the row number.
   *
   * @minLength 1
   */
  words?: string
  /**
   * A text in the form of `words`, converted to the last segment of an address: lower-case letters and digits,
   * separated by hyphens.
   *
   * @minLength 1
   */
  slug?: string
  /** True if leading and trailing spaces are removed from the cell. */
  trim?: boolean
  /** True if the cell is a number. A cell that is not a number makes the row invalid. */
  number?: boolean
  /** The values that cells represent. A cell that is not listed makes the row invalid, unless `otherwise` is set. */
  values?: Record<string, string | number | boolean>
  /** The value of cells that `values` does not list. */
  otherwise?: string | number | boolean
  /**
   * The separator between the entries of a list.
   *
   * @minLength 1
   */
  split?: string
  /** The conversion of the number to another unit: 1 mil is 10 km, 1 hp is 735.49875 W. */
  unit?: "km-to-mil" | "mil-to-km" | "km-to-miles" | "miles-to-km" | "kw-to-hp" | "hp-to-kw"
  /**
   * The number of decimal places to which the number is rounded.
   *
   * @minimum 0
   * @maximum 6
   */
  digits?: number
}
