import { findRefs } from "./find-refs.ts"
import type { Definition, Node } from "./ir.types.ts"

export function hasDefaults(definition: Definition, seen = new Set<Definition>()): boolean {
  if (seen.has(definition)) return false
  seen.add(definition)
  return hasDefault(definition.node) || [...findRefs(definition.node)].some((used) => hasDefaults(used, seen))
}

function hasDefault(node: Node): boolean {
  switch (node.kind) {
    case "object":
      return (
        node.properties.some(({ node }) => node.meta.default !== undefined || hasDefault(node)) ||
        (typeof node.rest !== "string" && hasDefault(node.rest))
      )
    case "array":
      return hasDefault(node.items)
    case "union":
      return node.variants.some((variant) => hasDefault(variant.node))
    case "choice":
      return node.options.some(hasDefault)
    default:
      return false
  }
}
