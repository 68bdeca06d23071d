import type { Definition, Node } from "./ir.types.ts"

/** Lists the nodes directly inside a node. The target of a reference is not included. */
export function listInnerNodes(node: Node): readonly Node[] {
  switch (node.kind) {
    case "array":
      return [node.items]
    case "object":
      return [
        ...node.properties.map((property) => property.node),
        ...(typeof node.rest === "string" ? [] : [node.rest]),
      ]
    case "union":
      return node.variants.map((variant) => variant.node)
    case "choice":
      return node.options
    default:
      return []
  }
}

export function findRefs(node: Node, refs = new Set<Definition>()): Set<Definition> {
  if (node.kind === "ref") refs.add(node.target)
  for (const inner of listInnerNodes(node)) findRefs(inner, refs)
  return refs
}

export function findReachable(definitions: Iterable<Definition>): Set<Definition> {
  const result = new Set<Definition>(definitions)
  for (const definition of result) for (const used of findRefs(definition.node)) result.add(used)
  return result
}
