import type { Json } from "../json.ts"

/** The JSON types as bits of a mask. Integers (`WHOLE`) and other numbers (`FRACTION`) have separate bits. */
export const NULL = 1
export const BOOLEAN = 2
export const WHOLE = 4
export const FRACTION = 8
export const STRING = 16
export const ARRAY = 32
export const OBJECT = 64
export const NUMBER: number = WHOLE | FRACTION
export const ANY = 127

/** A schema as a list of assertions that a value must meet. An empty list accepts any value. */
export interface SchemaNode {
  readonly id: number
  readonly assertions: Assertion[]
  /**
   * The equivalence class of the node. All nodes of a class accept the same values. They may differ only in their
   * annotations, the order of their keywords or their document.
   */
  class: number
}

/**
 * An assertion of a schema. Keywords that depend on one another, such as `properties` and `additionalProperties`, form
 * a single assertion.
 */
export type Assertion = Claim & {
  class: number
}

export type Claim =
  | { readonly kind: "never" }
  | { readonly kind: "type"; readonly bits: number }
  | { readonly kind: "enum"; readonly values: readonly Json[] }
  | { readonly kind: "bound"; readonly side: "min" | "max"; readonly value: number; readonly isExclusive: boolean }
  | { readonly kind: "multipleOf"; readonly value: number }
  | { readonly kind: "size"; readonly of: number; readonly min: number; readonly max: number }
  | { readonly kind: "pattern"; readonly source: string }
  | { readonly kind: "format"; readonly name: string }
  | { readonly kind: "unique" }
  | Items
  | { readonly kind: "contains"; readonly node: SchemaNode; readonly min: number; readonly max: number }
  | { readonly kind: "required"; readonly names: readonly string[] }
  | Members
  | { readonly kind: "names"; readonly node: SchemaNode }
  | { readonly kind: "whenPresent"; readonly name: string; readonly node: SchemaNode }
  | { readonly kind: "all" | "any" | "one"; readonly nodes: readonly SchemaNode[] }
  | { readonly kind: "not"; readonly node: SchemaNode }
  | { readonly kind: "if"; readonly test: SchemaNode; readonly yes: SchemaNode; readonly no: SchemaNode }
  | { readonly kind: "unevaluated"; readonly of: number; readonly node: SchemaNode; readonly owner: SchemaNode }
  /** An assertion that cannot be analysed. It is considered equal only to itself. */
  | { readonly kind: "opaque"; readonly text: string }

export interface Items {
  readonly kind: "items"
  readonly prefix: readonly SchemaNode[]
  readonly rest: SchemaNode
  readonly hasRest: boolean
}

export interface Members {
  readonly kind: "members"
  readonly named: ReadonlyMap<string, SchemaNode>
  readonly patterns: readonly (readonly [source: string, node: SchemaNode])[]
  readonly rest: SchemaNode
  readonly hasRest: boolean
}

export function getBits(value: Json): number {
  if (value === null) return NULL
  if (typeof value === "boolean") return BOOLEAN
  if (typeof value === "number") return Number.isInteger(value) ? WHOLE : FRACTION
  if (typeof value === "string") return STRING
  return Array.isArray(value) ? ARRAY : OBJECT
}

export function listParts(assertion: Claim): readonly SchemaNode[] {
  switch (assertion.kind) {
    case "items":
      return [...assertion.prefix, assertion.rest]
    case "members":
      return [...assertion.named.values(), ...assertion.patterns.map(([, node]) => node), assertion.rest]
    case "contains":
    case "names":
    case "whenPresent":
    case "not":
      return [assertion.node]
    case "unevaluated":
      return [assertion.node, assertion.owner]
    case "all":
    case "any":
    case "one":
      return assertion.nodes
    case "if":
      return [assertion.test, assertion.yes, assertion.no]
    default:
      return []
  }
}
