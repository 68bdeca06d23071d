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
  /** The keywords that start with `x-`. */
  readonly annotations: Readonly<Record<string, Json>>
}

interface NodeBase {
  /** The place of the schema: its path below the schemas folder and a JSON pointer within the file. */
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
/** Any JSON value, which is copied unchanged. */
export interface UnknownNode extends NodeBase {
  readonly kind: "unknown"
  /** The requirements of a schema outside the supported dialect. */
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
  /** The title, from which the name of the type is derived. */
  readonly title?: string
  readonly properties: readonly Property[]
  /**
   * The rule for properties that the schema does not list. They are rejected (`closed`), ignored (`open`), or must all
   * match one schema (a node).
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
/** A value with one of several basic types, from `"type": ["string", "number"]`. */
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
 * The constraints that apply to an object when a property has one of the values (`then`), and the constraints that
 * apply otherwise (`else`).
 */
export interface Condition {
  readonly property: string
  readonly values: readonly Scalar[]
  /** True when a missing property also satisfies `if`. */
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

/** A named schema: a file or an entry in its `$defs`. */
export interface Definition {
  /** The path, for example `fields/text.schema.json`, followed by `#/$defs/…` for an entry in `$defs`. */
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
