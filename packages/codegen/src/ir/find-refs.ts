import type { Definition, Node } from "./ir.types.ts"

/** Finds the definitions that a node refers to. */
export function findRefs(node: Node, found = new Set<Definition>()): Set<Definition> {
  switch (node.kind) {
    case "ref":
      found.add(node.target)
      break
    case "array":
      findRefs(node.items, found)
      break
    case "object":
      for (const property of node.properties) findRefs(property.node, found)
      if (typeof node.rest !== "string") findRefs(node.rest, found)
      break
    case "union":
      for (const variant of node.variants) findRefs(variant.node, found)
      break
    case "choice":
      for (const option of node.options) findRefs(option, found)
  }
  return found
}

/** Finds all definitions that the given ones refer to, the given ones first. */
export function findReachable(definitions: Iterable<Definition>): Set<Definition> {
  const found = new Set<Definition>(definitions)
  for (const definition of found) for (const used of findRefs(definition.node)) found.add(used)
  return found
}
