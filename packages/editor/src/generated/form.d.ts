// Written by @forecourt/codegen: the helpers of the blocks' forms. Do not edit: run `npm run generate`.

/** The form in which an editor fills in a block: its fields, their order and their conditions. */
export interface Form {
  /** The names of the groups of fields, in order. */
  readonly groups: readonly string[]
  readonly fields: readonly FormField[]
}

export type Control =
  | "text"
  | "multi-line"
  | "rich-text"
  | "number"
  | "switch"
  | "radio"
  | "select"
  | "image"
  | "link"
  | "file"
  | "date"
  | "reference"
  | "references"
  | "list"
  | "group"

export interface FormField {
  /** The property of the block, or of the entry or group that contains the field. */
  readonly name: string
  readonly control: Control
  /** The label of the field, by language. */
  readonly label: Readonly<Record<string, string>>
  /** The description of the field, in English. */
  readonly help?: string
  /** The help of the labels file, by language. It replaces the description. */
  readonly helpTexts?: Readonly<Record<string, string>>
  readonly group?: string
  readonly isRequired?: true
  /** The conditions for showing the field, all of which must hold. */
  readonly visibleWhen?: readonly When[]
  /** The conditions that make an optional field required; one is enough. */
  readonly requiredWhen?: readonly When[]
  readonly default?: unknown
  readonly options?: readonly (string | number | boolean)[]
  /** The labels of the options, by language, where they have labels. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** True when the value is a plain text, not `{ value }`. */
  readonly isPlain?: true
  readonly limits?: Limits
  /** The name of an entry of a list, by language. */
  readonly entry?: Readonly<Record<string, string>>
  /** The fields of a group, or of each entry of a list. */
  readonly fields?: readonly FormField[]
}

/** Another property of the same object, and the values of which it must have one. */
export interface When {
  readonly property: string
  readonly isOneOf: readonly (string | number | boolean | null)[]
  /** True when the condition also holds while the property has no value. */
  readonly orMissing?: true
}

export interface Limits {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly integer?: boolean
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
}

/** Returns whether all conditions hold for the current values. */
export declare function areMet(conditions: readonly When[], values: Readonly<Record<string, unknown>>): boolean
