// Generated from schemas/services/search/mapping-column.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStockMappingColumn } from "./mapping-column.parser.js"

/**
 * What a field is made from: a column, the number of the row, a constant, or words with columns in between. A cell
 * that is empty gives no field.
 */
export interface StockMappingColumn {
  /**
   * Column whose cell it is.
   *
   * @minLength 1
   */
  column?: string
  /** The number of the row, from 1, as a text. */
  row?: boolean
  /** The same for all documents. */
  constant?: string | number | boolean
  /**
   * A text with columns in braces, and {row} for the number of the row: {brand} {model}.
   *
   * @minLength 1
   */
  words?: string
  /**
   * The same as the last segment of an address: small letters and figures with hyphens between.
   *
   * @minLength 1
   */
  slug?: string
  /** Takes blanks off both ends of the cell. */
  trim?: boolean
  /** The cell is a number; one that is not makes the row a bad one. */
  number?: boolean
  /** What cells stand for; one that is not named makes the row a bad one, unless there is an otherwise. */
  values?: Record<string, string | number | boolean>
  /** What cells stand for that values do not name. */
  otherwise?: string | number | boolean
  /**
   * What stands between the entries of a list.
   *
   * @minLength 1
   */
  split?: string
  /** Turns the number into another unit: 1 mil is 10 km, 1 hp is 735.49875 W. */
  unit?: "km-to-mil" | "mil-to-km" | "km-to-miles" | "miles-to-km" | "kw-to-hp" | "hp-to-kw"
  /**
   * Digits behind the point that the number is rounded to.
   *
   * @minimum 0
   * @maximum 6
   */
  digits?: number
}
