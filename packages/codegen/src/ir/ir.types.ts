import type {
  ArrayTests,
  FullSchema,
  NumberTests,
  ObjectTests,
  StringTests,
} from "@forecourt/schema-compat/full-dialect"
import type { Json } from "../schema/json.ts"

export type { ArrayTests, NumberTests, ObjectTests, StringTests } from "@forecourt/schema-compat/full-dialect"

/** The annotations of a schema. */
export interface Meta {
  readonly description?: string
  readonly deprecated: boolean
  /** Filled in when the value is missing. */
  readonly default?: Json
  /** Values that the schema shows as examples. */
  readonly examples?: readonly Json[]
  /** The media type of a text, for example `text/html`. */
  readonly mediaType?: string
  /** Keywords that start with `x-`. */
  readonly annotations: Readonly<Record<string, Json>>
}

interface NodeBase {
  /** The place of the schema: a path below the schemas folder and a JSON pointer. */
  readonly path: string
  readonly pointer: string
  readonly meta: Meta
  /** True when `null` is allowed too. */
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
/** Nothing but `null`. */
export interface NullNode extends NodeBase {
  readonly kind: "null"
}
/** Any JSON value, kept as it is. */
export interface UnknownNode extends NodeBase {
  readonly kind: "unknown"
  /** The requirements, where the dialect has no words for them. */
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
  /** Name of the type, when the schema gives one. */
  readonly title?: string
  readonly properties: readonly Property[]
  /** The rule for unnamed properties: refused, skipped, or all of one kind. */
  readonly rest: "closed" | "open" | Node
  readonly conditions: readonly Condition[]
}
/** A reference to a separate schema, by name. */
export interface RefNode extends NodeBase {
  readonly kind: "ref"
  readonly target: Definition
  /** The further constraints in addition to those of the target. */
  readonly narrowing: Assertion | null
}
/** One of several objects, discriminated by a property. */
export interface UnionNode extends NodeBase {
  readonly kind: "union"
  readonly discriminator: string
  readonly variants: readonly Variant[]
}
/** One of several basic types, from `"type": ["string", "number"]`. */
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
  /** Values of the discriminator that lead here. */
  readonly values: readonly Scalar[]
  readonly node: Node
}

/** The constraints when a property has one of the values (`then`), and when it has not (`else`). */
export interface Condition {
  readonly property: string
  readonly values: readonly Scalar[]
  /** True when `if` also holds for a missing property. */
  readonly whenMissing: boolean
  readonly met: ObjectAssertion | null
  readonly unmet: ObjectAssertion | null
}

/** Constraints on a value whose shape is known already. */
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
    /** True when the property may be missing. */
    readonly isOptional: boolean
    readonly assertion: Assertion
  }[]
}

/** A schema with a name: a file, or an entry of its `$defs`. */
export interface Definition {
  /** `fields/text.schema.json`, with `#/$defs/…` behind it for an entry of `$defs`. */
  readonly id: string
  readonly path: string
  readonly pointer: string
  /** Name of its type. */
  readonly name: string
  readonly node: Node
}

/** All schemas, ready to be written out. */
export interface Ir {
  readonly folder: string
  /** Every schema that has a name. */
  readonly definitions: readonly Definition[]
  /** The schema of each file, by path. */
  readonly roots: ReadonlyMap<string, Definition>
}
