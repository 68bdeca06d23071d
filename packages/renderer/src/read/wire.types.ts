/**
 * The kind of a field, which determines its form on the wire and its parsed form. Editable kinds remain field objects;
 * the others become plain values.
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

/** A field of a block: its name in code and how to read it. */
export interface WireField {
  /** The property name in the block's fields. */
  readonly prop: string
  readonly kind: WireKind
  /** The fields of the referenced item (`item`) or of each entry (`list`). */
  readonly of?: Wire
  /** The platform's spellings of a choice in lower case, with the schema's spelling. */
  readonly choices?: Readonly<Record<string, string>>
  /** The position in a numbered list: `Label2` is `{ prop: "facts", at: 1, part: "label" }`. */
  readonly at?: number
  readonly part?: string
}

/** The fields of a block by their names in the content platform. */
export type Wire = Readonly<Record<string, WireField>>

/** A problem with a block's fields. */
export interface Issue {
  /** The JSON pointer into the fields, for example `/facts/0/label`. */
  readonly pointer: string
  /** The schema keyword that is violated, for example `maxItems`. */
  readonly keyword: string
  /** The message for an editor, which names the field: "Rubriken får vara högst 60 tecken (61)". */
  readonly message: string
  /** The step that the issue blocks: saving a draft, or only publishing. */
  readonly severity: "draft" | "publish"
  /** The schema's limit that is exceeded, for example 4 of `maxItems: 4`. */
  readonly limit?: number
  /** The actual value when it is short, or else its number of characters or entries. */
  readonly actual?: string | number | boolean
}
