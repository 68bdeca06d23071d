import type { Definition, Node, ObjectNode } from "../ir/ir.types.ts"
import { addFreeName, toCamelCase, toPascalCase, toSingular, toTypeName } from "../names.ts"

export type NestedNames = (node: ObjectNode) => string

interface Nested {
  readonly node: ObjectNode
  readonly chain: readonly string[]
  readonly shape: string
}

/**
 * Creates the names for nested objects. For example, an entry of `facts` is named `Fact`. If objects with the same name
 * have different shapes, the name of the parent is added, as in `ImageValue` and `LinkValue`.
 */
export function createNestedNames(definitions: readonly Definition[]): NestedNames {
  const nested = definitions.flatMap(({ name, node }) =>
    listNested(node, [toCamelCase(name.replace(/Field$/, ""))], true),
  )
  const taken = new Set(definitions.map(({ name }) => name))
  const names = new Map<string, string>()
  let open = nested
  for (let length = 1; open.length > 0; length++) {
    const byName = Map.groupBy(open, ({ chain }) => createName(chain, length))
    open = []
    for (const [name, group] of byName) {
      const isOne = group.every(({ shape }) => shape === group[0]?.shape) && !taken.has(name)
      const isLast = group.every(({ chain }) => chain.length < length)
      if (isOne) for (const { node } of group) names.set(getPlace(node), name)
      else if (isLast) for (const { node } of group) names.set(getPlace(node), addFreeName(name, taken))
      else open.push(...group)
      if (isOne) taken.add(name)
    }
  }
  return (node) => names.get(getPlace(node)) ?? "Entry"
}

function getPlace({ path, pointer }: Node): string {
  return `${path}#${pointer}`
}

function createName(chain: readonly string[], length: number): string {
  return toTypeName(chain.slice(-length).map(toPascalCase).join(""))
}

function listNested(node: Node, chain: readonly string[], isRoot = false): Nested[] {
  switch (node.kind) {
    case "object": {
      const nested = node.properties.flatMap(({ name, node }) =>
        listNested(node, [...chain, name.replace(/\d+$/, "") || name]),
      )
      const rest = typeof node.rest === "string" ? [] : listNested(node.rest, [...chain, "entry"])
      return [...(isRoot ? [] : [{ node, chain, shape: getShape(node) }]), ...nested, ...rest]
    }
    case "array":
      return listNested(node.items, [...chain.slice(0, -1), toSingular(chain.at(-1) ?? "entry")])
    case "union":
      return node.variants.flatMap((variant) => listNested(variant.node, [...chain, String(variant.values[0])]))
    case "choice":
      return node.options.flatMap((option) => listNested(option, chain))
    default:
      return []
  }
}

const UNSEEN = new Set(["path", "pointer", "meta", "title", "nullable"])

/**
 * Returns a key that is equal for objects with the same rules and defaults, even if their descriptions and positions
 * differ.
 */
function getShape(node: Node): string {
  return JSON.stringify(node, function (this: Node, name, value: unknown) {
    if (name === "target") return (value as Definition).id
    if (name === "meta") return (value as Node["meta"]).default
    return this === node && UNSEEN.has(name) ? undefined : name === "path" || name === "pointer" ? undefined : value
  })
}
