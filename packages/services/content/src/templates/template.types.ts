import type { Migration } from "@forecourt/renderer/migration"

/** The field types, by their names on the content platform. */
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

/** A field of a template: its name in responses and the place of its value in the canonical form. */
export interface TemplateField {
  /** The name on the content platform, for example `HeroBannerSearchUrl`. */
  readonly name: string
  readonly type: FieldType
  /** The property in the canonical form, for example `heroBannerSearchUrl`. */
  readonly prop: string
  /** The canonical type where the field type is ambiguous: a `string` field is a plain text and not `{ value }`. */
  readonly kind?: string
  /** Position, from 1, when the field is one of a numbered list: `Label2` is `{ prop: "facts", at: 2, part: "label" }`. */
  readonly at?: number
  readonly part?: string
  /** The group of the field, and the help text for editors. */
  readonly section?: string
  readonly title?: string
  /** The values to choose from. */
  readonly source?: readonly string[]
  /** The fields of the items that a Multilist or Droplink refers to; without them the field holds plain references. */
  readonly of?: readonly TemplateField[]
}

/** The earlier versions of a block's content, and the migrations to the newest. */
export interface TemplateHistory {
  /** Templates by the version of the block's schema that they belonged to. */
  readonly templates: Readonly<Record<number, Template>>
  readonly migrations: readonly Migration[]
}

/** The fields that an item of the content platform may hold. */
export interface Template {
  /** The name on the content platform, for example `HeroBanner`. */
  readonly name: string
  /** The folder name of the block; `null` for templates of anything else. */
  readonly block?: string | null
  /** The version of the block's schema. @default 1 */
  readonly version?: number
  /** The earlier versions of a block whose content must be migrated. */
  readonly history?: TemplateHistory
  /** The names of the templates that it inherits from. */
  readonly base?: readonly string[]
  readonly fields: readonly TemplateField[]
  /** The default values, by field name. */
  readonly standardValues?: Readonly<Record<string, string | number | boolean>>
}
