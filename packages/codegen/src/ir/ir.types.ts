import type {
  ArrayTests,
  FullSchema,
  NumberTests,
  ObjectTests,
  StringTests,
} from "@forecourt/schema-compat/full-dialect"
import type { Json } from "../schema/json.ts"

export type { ArrayTests, NumberTests, ObjectTests, StringTests } from "@forecourt/schema-compat/full-dialect"

export interface Meta {
  readonly description?: string
  readonly deprecated: boolean
  readonly default?: Json
  readonly examples?: readonly Json[]
  /** The media type of a text, for example `text/html`. */
  readonly mediaType?: string
  /** The keywords that start with `x-`, with their values. */
  readonly annotations: Readonly<Record<string, Json>>
}

interface NodeBase {
  /**
   * The path of the schema's file, relative to the schemas folder. The JSON pointer in `pointer` locates the schema in
   * this file.
   */
  readonly path: string
  readonly pointer: string
  readonly meta: Meta
  readonly nullable: boolean
}

export type Scalar = string | number | boolean

export interface StringNode extends NodeBase, StringTests {
  readonly kind: "string"
}
export interface NumberNode extends NodeBase, NumberTests {
  readonly kind: "number"
}
export interface BooleanNode extends NodeBase {
  readonly kind: "boolean"
}
export interface NullNode extends NodeBase {
  readonly kind: "null"
}
export interface UnknownNode extends NodeBase {
  readonly kind: "unknown"
  /** The requirements of a schema outside the supported dialect. It is absent for all other schemas. */
  readonly full?: FullSchema
}
export interface EnumNode extends NodeBase {
  readonly kind: "enum"
  readonly values: readonly Scalar[]
}
export interface ArrayNode extends NodeBase, ArrayTests {
  readonly kind: "array"
  readonly items: Node
}
export interface ObjectNode extends NodeBase, ObjectTests {
  readonly kind: "object"
  /** The title of the schema, from which the name of the type is derived. */
  readonly title?: string
  readonly properties: readonly Property[]
  /**
   * The rule for properties that the schema does not list: they are rejected (`closed`), ignored (`open`), or must
   * match a schema (a node).
   */
  readonly rest: "closed" | "open" | Node
  readonly conditions: readonly Condition[]
}
export interface RefNode extends NodeBase {
  readonly kind: "ref"
  readonly target: Definition
  readonly narrowing: Assertion | null
}
export interface UnionNode extends NodeBase {
  readonly kind: "union"
  readonly discriminator: string
  readonly variants: readonly Variant[]
}
/** A value with several types, as in `"type": ["string", "number"]`. */
export interface ChoiceNode extends NodeBase {
  readonly kind: "choice"
  readonly options: readonly Node[]
}

export type Node =
  | StringNode
  | NumberNode
  | BooleanNode
  | NullNode
  | UnknownNode
  | EnumNode
  | ArrayNode
  | ObjectNode
  | RefNode
  | UnionNode
  | ChoiceNode

export interface Property {
  readonly name: string
  readonly node: Node
  readonly required: boolean
}

export interface Variant {
  readonly values: readonly Scalar[]
  readonly node: Node
}

/**
 * A condition that a schema expresses with `if`. `met` contains the constraints of `then`, and `unmet` contains those
 * of `else`.
 */
export interface Condition {
  readonly property: string
  readonly values: readonly Scalar[]
  /** True if objects that lack the property also satisfy the condition. */
  readonly whenMissing: boolean
  readonly met: ObjectAssertion | null
  readonly unmet: ObjectAssertion | null
}

export type Assertion =
  | ({ readonly kind: "string" } & StringTests)
  | ({ readonly kind: "number" } & NumberTests)
  | { readonly kind: "enum"; readonly values: readonly Scalar[] }
  | ({ readonly kind: "array"; readonly items: Assertion | null } & ArrayTests)
  | ObjectAssertion

export interface ObjectAssertion extends ObjectTests {
  readonly kind: "object"
  readonly required: readonly string[]
  readonly properties: readonly {
    readonly name: string
    readonly isOptional: boolean
    readonly assertion: Assertion
  }[]
}

/** A named schema: a file, or an entry in its `$defs`. */
export interface Definition {
  /** The path of the file, for example `fields/text.schema.json`. For an entry in `$defs`, `#/$defs/…` is appended. */
  readonly id: string
  readonly path: string
  readonly pointer: string
  readonly name: string
  readonly node: Node
}

export interface Ir {
  readonly folder: string
  readonly definitions: readonly Definition[]
  readonly roots: ReadonlyMap<string, Definition>
}
