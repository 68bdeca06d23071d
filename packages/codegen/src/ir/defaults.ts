import type { JsonObject } from "../schema/json.ts"
import { findRefs, listInnerNodes } from "./find-refs.ts"
import type { Definition, Node, ObjectNode } from "./ir.types.ts"

/**
 * Returns the default values of an object's properties. Returns an empty object for a schema that does not describe an
 * object.
 */
export function getDefaults(object: ObjectNode | null): JsonObject {
  return Object.fromEntries(
    (object?.properties ?? []).flatMap(({ name, node }) =>
      node.meta.default === undefined ? [] : [[name, node.meta.default]],
    ),
  )
}

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
