import type { Definition, Node } from "./ir.types.ts"

export function findRefs(node: Node, refs = new Set<Definition>()): Set<Definition> {
  switch (node.kind) {
    case "ref":
      refs.add(node.target)
      break
    case "array":
      findRefs(node.items, refs)
      break
    case "object":
      for (const property of node.properties) findRefs(property.node, refs)
      if (typeof node.rest !== "string") findRefs(node.rest, refs)
      break
    case "union":
      for (const variant of node.variants) findRefs(variant.node, refs)
      break
    case "choice":
      for (const option of node.options) findRefs(option, refs)
  }
  return refs
}

export function findReachable(definitions: Iterable<Definition>): Set<Definition> {
  const result = new Set<Definition>(definitions)
  for (const definition of result) for (const used of findRefs(definition.node)) result.add(used)
  return result
}
