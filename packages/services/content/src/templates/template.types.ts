import type { Migration } from "@forecourt/renderer/migration"

/** The type of a field, named as on the content platform. */
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

/** A field of a template: its name in responses, and the location of its value in the canonical form. */
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
  /** The values from which editors can choose. */
  readonly source?: readonly string[]
  /**
   * The fields of the items that a Multilist or Droplink references. If omitted, the field contains plain references.
   */
  readonly of?: readonly TemplateField[]
}

/** The earlier versions of the content of a block, with the migrations to the latest version. */
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
  /** The earlier versions of a block whose content must be migrated. */
  readonly history?: TemplateHistory
  /** The names of the templates from which this template inherits. */
  readonly base?: readonly string[]
  readonly fields: readonly TemplateField[]
  /** The default values by field name. */
  readonly standardValues?: Readonly<Record<string, string | number | boolean>>
}
