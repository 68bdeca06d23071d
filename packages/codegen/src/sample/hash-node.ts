import { createHash } from "node:crypto"
import type { Definition, Node } from "../ir/ir.types.ts"
import type { JsonObject } from "../schema/json.ts"

const UNSEEN = new Set(["path", "pointer", "description"])
const SEEN_ANNOTATIONS = ["x-field", "x-fixture"]

/** Calculates a hash of a schema. Descriptions and the position of the schema do not affect the hash. */
export function calculateHash(node: Node): string {
  const seen: Definition[] = []
  const parts = [formatNode(node, seen)]
  for (const definition of seen) parts.push(formatNode(definition.node, seen))
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16)
}

function formatNode(node: Node, seen: Definition[]): string {
  return JSON.stringify(node, (name, value: unknown) => {
    if (UNSEEN.has(name)) return undefined
    if (name === "annotations")
      return Object.fromEntries(SEEN_ANNOTATIONS.map((key) => [key, (value as JsonObject)[key]]))
    return name === "target" ? getNumber(value as Definition, seen) : value
  })
}

function getNumber(definition: Definition, seen: Definition[]): number {
  const known = seen.indexOf(definition)
  return known === -1 ? seen.push(definition) - 1 : known
}
