// Written by @forecourt/codegen: what the forms of blocks are made of. Do not edit: run `npm run generate`.

/** How an editor fills in a block: what to ask for, in which order, and when. */
export interface Form {
  /** Names of the groups that the fields are set in, in order. */
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
  /** Property of the block, or of the entry or group around it. */
  readonly name: string
  readonly control: Control
  /** What the field is called, by language. */
  readonly label: Readonly<Record<string, string>>
  readonly help?: string
  readonly group?: string
  readonly isRequired?: true
  /** Asked for only then, and only if all of them hold. */
  readonly visibleWhen?: readonly When[]
  /** Must be filled in when one of them holds, although it need not be otherwise. */
  readonly requiredWhen?: readonly When[]
  readonly default?: unknown
  readonly options?: readonly (string | number | boolean)[]
  /** What the options are called, by language, where they have names. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Held as a bare text, not as `{ value }`. */
  readonly isPlain?: true
  readonly limits?: Limits
  /** What an entry of a list is called, by language. */
  readonly entry?: Readonly<Record<string, string>>
  /** Fields of a group, or of each entry of a list. */
  readonly fields?: readonly FormField[]
}

/** A property beside the field, and the values it must have one of. */
export interface When {
  readonly property: string
  readonly isOneOf: readonly (string | number | boolean | null)[]
  /** Holds too while the property has no value. */
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

/** Whether all conditions hold for the values filled in so far. */
export declare function holds(conditions: readonly When[], values: Readonly<Record<string, unknown>>): boolean
