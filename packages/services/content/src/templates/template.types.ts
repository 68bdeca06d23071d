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
  /** The name of the field on the content platform, for example `HeroBannerSearchUrl`. */
  readonly name: string
  readonly type: FieldType
  /** The name of the property in the canonical form, for example `heroBannerSearchUrl`. */
  readonly prop: string
  /**
   * The type of the value in canonical form, if the field type allows several types. For example, `string` means that
   * the value is a plain string rather than `{ value }`.
   */
  readonly kind?: string
  /**
   * The position of the value in a list, starting at 1. For example, the field `Label2` has `{ prop: "facts", at: 2,
   * part: "label" }`, since it contains the label of the second fact.
   */
  readonly at?: number
  readonly part?: string
  /** The heading under which the editor groups the field. */
  readonly section?: string
  /** The help text of the field. */
  readonly title?: string
  readonly source?: readonly string[]
  /**
   * The fields of the items to which a Multilist or Droplink refers. If omitted, the value contains only references to
   * these items.
   */
  readonly of?: readonly TemplateField[]
}

export interface TemplateHistory {
  /** The earlier templates of the block. The keys are versions of the block schema. */
  readonly templates: Readonly<Record<number, Template>>
  readonly migrations: readonly Migration[]
}

/** A template of the content platform. It defines which fields an item may have. */
export interface Template {
  /** The name of the template on the content platform, for example `HeroBanner`. */
  readonly name: string
  /** The folder name of the block. `null` if the template does not belong to a block. */
  readonly block?: string | null
  /** The version of the block schema. @default 1 */
  readonly version?: number
  readonly history?: TemplateHistory
  readonly base?: readonly string[]
  readonly fields: readonly TemplateField[]
  readonly standardValues?: Readonly<Record<string, string | number | boolean>>
}
