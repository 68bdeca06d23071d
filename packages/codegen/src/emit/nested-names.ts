import type { Definition, Node, ObjectNode } from "../ir/ir.types.ts"
import { camelCase, pascalCase, singular, typeName } from "../names.ts"

/** Names for the objects that have none of their own. */
export type NestedNames = (node: ObjectNode) => string

interface Nested {
  readonly node: ObjectNode
  /** Names from the definition down to the object. */
  readonly chain: readonly string[]
  /** Equal for objects that look the same. */
  readonly shape: string
}

/**
 * Names every nested object of a module: `facts` holds a `Fact`. Objects that look the same share a name; where two
 * that differ would, the name of what holds them goes in front, as in `ImageValue` and `LinkValue`.
 */
export function nameNested(definitions: readonly Definition[]): NestedNames {
  const found = definitions.flatMap(({ name, node }) => nestedIn(node, [camelCase(name.replace(/Field$/, ""))], true))
  const taken = new Set(definitions.map(({ name }) => name))
  const names = new Map<string, string>()
  let open = found
  for (let length = 1; open.length > 0; length++) {
    const byName = Map.groupBy(open, ({ chain }) => nameFrom(chain, length))
    open = []
    for (const [name, group] of byName) {
      const isOne = group.every(({ shape }) => shape === group[0]?.shape) && !taken.has(name)
      const isLast = group.every(({ chain }) => chain.length < length)
      if (isOne) for (const { node } of group) names.set(placeOf(node), name)
      else if (isLast) for (const { node } of group) names.set(placeOf(node), numbered(name, taken))
      else open.push(...group)
      if (isOne) taken.add(name)
    }
  }
  return (node) => names.get(placeOf(node)) ?? "Entry"
}

function numbered(name: string, taken: Set<string>): string {
  let free = name
  for (let i = 2; taken.has(free); i++) free = `${name}${i}`
  taken.add(free)
  return free
}

function placeOf({ path, pointer }: Node): string {
  return `${path}#${pointer}`
}

function nameFrom(chain: readonly string[], length: number): string {
  return typeName(chain.slice(-length).map(pascalCase).join(""))
}

function nestedIn(node: Node, chain: readonly string[], isRoot = false): Nested[] {
  switch (node.kind) {
    case "object": {
      const inside = node.properties.flatMap(({ name, node }) =>
        nestedIn(node, [...chain, name.replace(/\d+$/, "") || name]),
      )
      const rest = typeof node.rest === "string" ? [] : nestedIn(node.rest, [...chain, "entry"])
      return [...(isRoot ? [] : [{ node, chain, shape: shapeOf(node) }]), ...inside, ...rest]
    }
    case "array":
      return nestedIn(node.items, [...chain.slice(0, -1), singular(chain.at(-1) ?? "entry")])
    case "union":
      return node.variants.flatMap((variant) => nestedIn(variant.node, [...chain, String(variant.values[0])]))
    case "choice":
      return node.options.flatMap((option) => nestedIn(option, chain))
    default:
      return []
  }
}

const UNSEEN = new Set(["path", "pointer", "meta", "title", "nullable"])

/** What decides how an object is checked: everything but its words and its place. Defaults are seen. */
function shapeOf(node: Node): string {
  return JSON.stringify(node, function (this: Node, name, value: unknown) {
    if (name === "target") return (value as Definition).id
    if (name === "meta") return (value as Node["meta"]).default
    return this === node && UNSEEN.has(name) ? undefined : name === "path" || name === "pointer" ? undefined : value
  })
}
