/**
 * The kind of a field: its form on the wire, and its result. Editable kinds stay field objects. The others become
 * plain values.
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

/** One field of a block: its name in our code and how to read it. */
export interface WireField {
  /** Property name in the block's fields. */
  readonly prop: string
  readonly kind: WireKind
  /** Fields of the referenced item (`item`) or of each entry (`list`). */
  readonly of?: Wire
  /** Spellings the platform may use for a choice, lower case, and the spelling of the schema. */
  readonly choices?: Readonly<Record<string, string>>
  /** Position in a numbered list: `Label2` is `{ prop: "facts", at: 1, part: "label" }`. */
  readonly at?: number
  readonly part?: string
}

/** The fields of a block by their names in the content platform. */
export type Wire = Readonly<Record<string, WireField>>

/** Something in a block's fields that does not fit its schema. */
export interface Issue {
  /** JSON pointer into the fields, for example `/facts/0/label`. */
  readonly pointer: string
  /** Schema keyword that was not met, for example `maxItems`. */
  readonly keyword: string
  /** A sentence for an editor, which names the field: "Rubriken får vara högst 60 tecken (61)". */
  readonly message: string
  /** The step that the issue blocks: saving a draft, or only publishing. */
  readonly severity: "draft" | "publish"
  /** The number in the schema that was passed, for example 4 of `maxItems: 4`. */
  readonly limit?: number
  /** The actual value when it is short, or else its number of characters or entries. */
  readonly actual?: string | number | boolean
}
