import type { Migration } from "@forecourt/renderer/migration"

export type FieldType =
  | "Single-Line Text"
  | "Multi-Line Text"
  | "Rich Text"
  | "Image"
  | "General Link"
  | "File"
  | "Checkbox"
  | "Integer"
  | "Number"
  | "Droplist"
  | "Droplink"
  | "Multilist"
  | "Date"
  | "Datetime"
  | "Name Value List"

export interface TemplateField {
  /** The name on the content platform, for example `HeroBannerSearchUrl`. */
  readonly name: string
  readonly type: FieldType
  /** The property in the canonical form, for example `heroBannerSearchUrl`. */
  readonly prop: string
  /**
   * The canonical type, if the field type is ambiguous. With `string`, the value is a plain text instead of `{ value
   * }`.
   */
  readonly kind?: string
  /** The position, starting at 1, in a numbered list: `Label2` is `{ prop: "facts", at: 2, part: "label" }`. */
  readonly at?: number
  readonly part?: string
  /** The group in which editors see the field. `title` is the help text for editors. */
  readonly section?: string
  readonly title?: string
  readonly source?: readonly string[]
  /**
   * The fields of the items that a Multilist or Droplink references. If omitted, the field contains plain references.
   */
  readonly of?: readonly TemplateField[]
}

export interface TemplateHistory {
  /** The earlier templates, keyed by the version of the block schema. */
  readonly templates: Readonly<Record<number, Template>>
  readonly migrations: readonly Migration[]
}

/** A template of the content platform, which defines the fields that an item may have. */
export interface Template {
  /** The name on the content platform, for example `HeroBanner`. */
  readonly name: string
  /** The folder name of the block. `null` for templates of anything else. */
  readonly block?: string | null
  /** The version of the block schema. @default 1 */
  readonly version?: number
  readonly history?: TemplateHistory
  readonly base?: readonly string[]
  readonly fields: readonly TemplateField[]
  readonly standardValues?: Readonly<Record<string, string | number | boolean>>
}
