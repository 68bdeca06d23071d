import type { ArrayTests, NumberTests, ObjectTests, StringTests } from "../ir/ir.types.ts"
import type { Json } from "../schema/json.ts"

/**
 * A schema as the standard has it: what it asks need not share a type, and nothing is known of a value's shape. Values
 * are checked, and handed back as they are.
 */
export interface LooseSchema {
  /** The file below the schemas folder, and the JSON pointer in it. */
  readonly path: string
  readonly pointer: string
  /** Whether it is the schema `false`, which nothing fits. */
  readonly isNever: boolean
  /** Types of which a value has one; empty when all are allowed. */
  readonly types: readonly string[]
  /** Lists of which each holds the value: from `enum` and `const`. */
  readonly choices: readonly (readonly Json[])[]
  readonly text: StringTests
  readonly number: NumberTests
  readonly list: LooseList
  readonly object: LooseObject
  /** Schemas that all hold of the same value: `$ref` and `allOf`. */
  readonly all: readonly LooseSchema[]
  readonly any: readonly LooseSchema[]
  readonly one: readonly LooseSchema[]
  readonly not: LooseSchema | null
  readonly condition: LooseCondition | null
}

export interface LooseList extends ArrayTests {
  /** Schemas of the first entries. */
  readonly first: readonly LooseSchema[]
  /** Schema of the entries behind those. */
  readonly items: LooseSchema | null
  readonly contains: { readonly schema: LooseSchema; readonly min: number; readonly max: number | null } | null
  readonly unevaluated: LooseSchema | null
}

export interface LooseObject extends ObjectTests {
  readonly required: readonly string[]
  readonly properties: readonly NamedSchema[]
  /** Schemas of properties by the pattern of their name. */
  readonly patterns: readonly NamedSchema[]
  /** Schema of the properties that neither a name nor a pattern covers. */
  readonly additional: LooseSchema | null
  readonly names: LooseSchema | null
  /** What else is required where a property is there. */
  readonly dependentRequired: readonly { readonly name: string; readonly required: readonly string[] }[]
  /** What holds of the object where a property is there. */
  readonly dependents: readonly NamedSchema[]
  readonly unevaluated: LooseSchema | null
}

export interface NamedSchema {
  readonly name: string
  readonly schema: LooseSchema
}

export interface LooseCondition {
  readonly when: LooseSchema
  readonly met: LooseSchema | null
  readonly unmet: LooseSchema | null
}
