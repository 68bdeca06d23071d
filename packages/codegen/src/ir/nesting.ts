import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { listInnerNodes } from "./find-refs.ts"
import type { Definition, Node } from "./ir.types.ts"

/**
 * The cached results by definition. They stay valid, since a definition does not change after its node has been read.
 */
const known = new WeakMap<Definition, boolean>()

/**
 * True if values of the definition can be nested without limit. Values that the validation does not inspect are
 * ignored.
 */
export function isEndless(definition: Definition, around: ReadonlySet<Definition> = new Set()): boolean {
  if (around.has(definition)) return true
  const cached = known.get(definition)
  if (cached !== undefined) return cached
  const result = isNestingEndlessly(definition.node, new Set([...around, definition]))
  known.set(definition, result)
  return result
}

function isNestingEndlessly(node: Node, around: ReadonlySet<Definition>): boolean {
  if (node.kind === "unknown") return node.full !== undefined && !isFlat(node.full)
  if (node.kind === "ref") return isEndless(node.target, around)
  if (node.kind === "array" && node.uniqueItems && node.items.kind === "unknown") return true
  return listInnerNodes(node).some((inner) => isNestingEndlessly(inner, around))
}

function isFlat({ isNever, types, choices, all, any, one }: FullSchema): boolean {
  const holdsNothing = types.length > 0 && !types.includes("array") && !types.includes("object")
  const isListed = (branches: readonly FullSchema[]) => branches.length > 0 && branches.every(isFlat)
  return isNever || choices.length > 0 || holdsNothing || all.some(isFlat) || isListed(any) || isListed(one)
}
