import type { Definition, Node } from "./ir.types.ts"
import { refsOf } from "./refs-of.ts"

/** Whether what is written may lack something that is there once it is parsed. */
export function hasDefaults(definition: Definition, seen = new Set<Definition>()): boolean {
  if (seen.has(definition)) return false
  seen.add(definition)
  return holdsDefault(definition.node) || [...refsOf(definition.node)].some((used) => hasDefaults(used, seen))
}

function holdsDefault(node: Node): boolean {
  switch (node.kind) {
    case "object":
      return (
        node.properties.some(({ node }) => node.meta.default !== undefined || holdsDefault(node)) ||
        (typeof node.rest !== "string" && holdsDefault(node.rest))
      )
    case "array":
      return holdsDefault(node.items)
    case "union":
      return node.variants.some((variant) => holdsDefault(variant.node))
    case "choice":
      return node.options.some(holdsDefault)
    default:
      return false
  }
}
