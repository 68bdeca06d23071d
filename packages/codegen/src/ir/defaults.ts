import { findRefs, listInnerNodes } from "./find-refs.ts"
import type { Definition, Node } from "./ir.types.ts"

export function hasDefaults(definition: Definition, seen = new Set<Definition>()): boolean {
  if (seen.has(definition)) return false
  seen.add(definition)
  return hasDefault(definition.node) || [...findRefs(definition.node)].some((used) => hasDefaults(used, seen))
}

function hasDefault(node: Node): boolean {
  const isDefaulted =
    node.kind === "object" && node.properties.some((property) => property.node.meta.default !== undefined)
  return isDefaulted || listInnerNodes(node).some(hasDefault)
}
