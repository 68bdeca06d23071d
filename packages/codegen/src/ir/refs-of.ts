import type { Definition, Node } from "./ir.types.ts"

/** The definitions that a node leads to by name. */
export function refsOf(node: Node, found = new Set<Definition>()): Set<Definition> {
  switch (node.kind) {
    case "ref":
      found.add(node.target)
      break
    case "array":
      refsOf(node.items, found)
      break
    case "object":
      for (const property of node.properties) refsOf(property.node, found)
      if (typeof node.rest !== "string") refsOf(node.rest, found)
      break
    case "union":
      for (const variant of node.variants) refsOf(variant.node, found)
      break
    case "choice":
      for (const option of node.options) refsOf(option, found)
  }
  return found
}

/** Definitions that the given ones lead to, themselves first. */
export function reachable(definitions: Iterable<Definition>): Set<Definition> {
  const found = new Set<Definition>(definitions)
  for (const definition of found) for (const used of refsOf(definition.node)) found.add(used)
  return found
}
