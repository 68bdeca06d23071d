import type { Migration } from "@forecourt/renderer/migration"

/** Field types by the names the content platform gives them. */
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

/** One field of a template: its name on the wire and the place of its value in our canonical form. */
export interface TemplateField {
  /** Name in the content platform, for example `HeroBannerSearchUrl`. */
  readonly name: string
  readonly type: FieldType
  /** Property in the canonical form, for example `heroBannerSearchUrl`. */
  readonly prop: string
  /**
   * The way in which the canonical form writes the value, where the type leaves that open: a `string` field is no `{
   * value }`.
   */
  readonly kind?: string
  /** Position, from 1, when the field is one of a numbered list: `Label2` is `{ prop: "facts", at: 2, part: "label" }`. */
  readonly at?: number
  readonly part?: string
  /** The group that the field is shown in, and the help text for editors. */
  readonly section?: string
  readonly title?: string
  /** Values to choose from. */
  readonly source?: readonly string[]
  /** Fields of the items that a Multilist or Droplink points to; without it the field holds plain references. */
  readonly of?: readonly TemplateField[]
}

/** The stored form of a block's content of earlier versions, and how it is migrated to the newest. */
export interface TemplateHistory {
  /** Templates by the version of the block's schema that they belonged to. */
  readonly templates: Readonly<Record<number, Template>>
  readonly migrations: readonly Migration[]
}

/** The fields that an item of the content platform may hold. */
export interface Template {
  /** Name in the content platform, for example `HeroBanner`. */
  readonly name: string
  /** Folder name of the block; `null` for templates of anything else. */
  readonly block?: string | null
  /** Version of the block's schema. @default 1 */
  readonly version?: number
  /** The earlier versions of the block, where content must be migrated. */
  readonly history?: TemplateHistory
  /** Names of the templates it inherits from. */
  readonly base?: readonly string[]
  readonly fields: readonly TemplateField[]
  /** Values by field name that hold where an item says nothing. */
  readonly standardValues?: Readonly<Record<string, string | number | boolean>>
}
