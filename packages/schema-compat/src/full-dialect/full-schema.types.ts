import type { Json } from "../json.ts"

/**
 * A schema that may use the full JSON Schema standard. A value is validated against it and returned unchanged, since
 * the keywords may apply to values of any type.
 */
export interface FullSchema {
  /** The path of the file relative to the schemas folder. */
  readonly path: string
  /** The JSON pointer to the schema in the file. */
  readonly pointer: string
  /** True for the schema `false`, which no value matches. */
  readonly isNever: boolean
  /** The allowed types. The list is empty when all types are allowed. */
  readonly types: readonly string[]
  /** The lists of allowed values, from `enum` and `const`. A valid value must be in every list. */
  readonly choices: readonly (readonly Json[])[]
  readonly text: StringTests
  readonly number: NumberTests
  readonly list: FullList
  readonly object: FullObject
  /** The schemas from `$ref` and `allOf`. A value must match all of them. */
  readonly all: readonly FullSchema[]
  readonly any: readonly FullSchema[]
  readonly one: readonly FullSchema[]
  readonly not: FullSchema | null
  readonly condition: FullCondition | null
}

export interface FullList extends ArrayTests {
  readonly first: readonly FullSchema[]
  readonly items: FullSchema | null
  readonly contains: { readonly schema: FullSchema; readonly min: number; readonly max: number | null } | null
  readonly unevaluated: FullSchema | null
}

export interface FullObject extends ObjectTests {
  readonly required: readonly string[]
  readonly properties: readonly NamedSchema[]
  /** The schemas of properties whose names match a pattern. */
  readonly patterns: readonly NamedSchema[]
  readonly additional: FullSchema | null
  readonly names: FullSchema | null
  readonly dependentRequired: readonly { readonly name: string; readonly required: readonly string[] }[]
  readonly dependents: readonly NamedSchema[]
  readonly unevaluated: FullSchema | null
}

export interface NamedSchema {
  readonly name: string
  readonly schema: FullSchema
}

export interface FullCondition {
  readonly when: FullSchema
  readonly met: FullSchema | null
  readonly unmet: FullSchema | null
}

export interface StringTests {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

export interface NumberTests {
  readonly integer?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
}

export interface ArrayTests {
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
}

export interface ObjectTests {
  readonly minProperties?: number
  readonly maxProperties?: number
}
