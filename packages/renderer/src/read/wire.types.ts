/**
 * The kind of a field, which determines the format in which the platform sends the field and the function that parses
 * it. Fields of editable kinds remain field objects, and all others become plain values.
 */
export type WireKind =
  | "text"
  | "rich-text"
  | "image"
  | "link"
  | "file"
  | "date"
  | "boolean"
  | "number"
  | "string"
  | "choice"
  | "reference"
  | "reference-list"
  | "item"
  | "list"

/**
 * The description of a field on the content platform. It contains the name of the block property that receives the
 * value, and the rules for reading the value.
 */
export interface WireField {
  readonly prop: string
  readonly kind: WireKind
  /** The descriptions of the fields of the referenced item (kind `item`) or of each entry (kind `list`). */
  readonly of?: Wire
  /**
   * The allowed values of an enumeration. Each key is a value in lower case, and maps to the spelling of this value in
   * the schema.
   */
  readonly choices?: Readonly<Record<string, string>>
  /**
   * The number of the list entry to which the field belongs, starting at 1, if the platform sends the list as numbered
   * fields. For example, the field `Label1` is described by `{ prop: "facts", at: 1, part: "label" }`.
   */
  readonly at?: number
  readonly part?: string
}

/** The descriptions of a block's fields, by the names of the fields on the content platform. */
export type Wire = Readonly<Record<string, WireField>>

/** A problem with the fields of a block. */
export interface Issue {
  readonly pointer: string
  readonly keyword: string
  /**
   * The message for an editor, which includes the name of the field, for example "Rubriken får vara högst 60 tecken
   * (61)".
   */
  readonly message: string
  /** The severity of the issue: `draft` prevents saving and publishing, while `publish` prevents only publishing. */
  readonly severity: "draft" | "publish"
  /** The limit in the schema that was exceeded, for example 4 in `maxItems: 4`. */
  readonly limit?: number
  /** The invalid value if it is short, otherwise the number of its characters or entries. */
  readonly actual?: string | number | boolean
}
