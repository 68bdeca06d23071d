import type { Json } from "../schema/json.ts"
import type { Node } from "./ir.types.ts"
import { isAccepted } from "./is-accepted.ts"

/**
 * Returns the initial value of a new field in the page editor. Returns `undefined` if the person who edits the page has
 * to choose the value.
 */
export function createEmptyValue(node: Node, around: readonly Node[] = []): Json | undefined {
  // What needs another of itself has no least value.
  if (around.includes(node)) return undefined
  const empty = node.meta.default ?? createEmptyKind(node, [...around, node])
  return empty !== undefined && isAccepted(node, empty) ? empty : undefined
}

function createEmptyKind(node: Node, around: readonly Node[]): Json | undefined {
  switch (node.kind) {
    case "string":
      return ""
    case "boolean":
      return false
    case "array":
      return []
    case "enum":
      return node.values.length === 1 ? node.values[0] : undefined
    case "ref":
      return createEmptyValue(node.target.node, around)
    case "object": {
      const parts = node.properties
        .filter(({ required }) => required)
        .map(({ name, node }) => [name, createEmptyValue(node, around)])
      return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts)
    }
    default:
      return node.nullable ? null : undefined
  }
}
