/**
 * The kind of a field, which determines its format on the platform and its parsed form. Fields of editable kinds remain
 * field objects, and all others become plain values.
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

/** A field of a block: its property name and how to read it. */
export interface WireField {
  readonly prop: string
  readonly kind: WireKind
  /** The fields of the referenced item (`item`) or of each entry (`list`). */
  readonly of?: Wire
  /** The spelling of each enumerated value in the schema, by its lower-case spelling on the platform. */
  readonly choices?: Readonly<Record<string, string>>
  /**
   * The position of the field in a numbered list, counted from 1: `{ prop: "facts", at: 1, part: "label" }` for
   * `Label1`.
   */
  readonly at?: number
  readonly part?: string
}

/** The fields of a block by their names on the content platform. */
export type Wire = Readonly<Record<string, WireField>>

/** A problem with the fields of a block. */
export interface Issue {
  readonly pointer: string
  readonly keyword: string
  /** The message for an editor, including the name of the field: "Rubriken får vara högst 60 tecken (61)". */
  readonly message: string
  /** The step that the issue prevents: `draft` prevents saving and publishing, `publish` prevents only publishing. */
  readonly severity: "draft" | "publish"
  /** The limit in the schema that was exceeded, for example 4 in `maxItems: 4`. */
  readonly limit?: number
  /** The actual value if it is short, otherwise the number of its characters or entries. */
  readonly actual?: string | number | boolean
}
