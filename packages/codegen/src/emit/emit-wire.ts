import type { Definition, Node, ObjectNode, Property, Scalar } from "../ir/ir.types.ts"
import { lowerFirst, upperFirst } from "../names.ts"
import { isObject, stringOf } from "../schema/json.ts"

/** One field of a template in the content platform, and the property it becomes. */
export interface WireEntry {
  /** Name in the content platform. */
  readonly name: string
  readonly prop: string
  readonly kind: string
  readonly of?: readonly WireEntry[]
  /** Spellings the platform may use, lower case, and the spelling of the schema. */
  readonly choices?: Readonly<Record<string, string>>
  readonly at?: number
  readonly part?: string
  readonly node: Node
}

/** The fields of an object as the content platform stores them. What a loader fills in is not stored. */
export function wireOf(node: ObjectNode): readonly WireEntry[] {
  return storedProperties(node).flatMap(entriesOf)
}

export function storedProperties({ properties }: ObjectNode): readonly Property[] {
  return properties.filter(({ node }) => node.meta.annotations["x-loaded"] !== true)
}

export function objectOf(definition: Definition): ObjectNode | null {
  const { node } = definition
  if (node.kind === "ref") return objectOf(node.target)
  return node.kind === "object" ? node : null
}

function entriesOf(property: Property): WireEntry[] {
  const numbered = numberedNames(property)
  if (numbered && property.node.kind === "array") return numberedEntries(property.name, property.node, numbered)
  return [{ name: cmsName(property), prop: property.name, ...kindOf(property.node), node: property.node }]
}

/** What each part of an entry is called, with `{n}` for its number, where the platform has no list. */
export function numberedNames({ node }: Property): Readonly<Record<string, unknown>> | undefined {
  const numbered = node.meta.annotations["x-cms-numbered"]
  return isObject(numbered) && node.kind === "array" ? numbered : undefined
}

/** `Label1`, `LabelValue1`, `Label2` …: a list as the platform stores it when it has no lists. */
function numberedEntries(
  prop: string,
  node: Node & { kind: "array" },
  names: Readonly<Record<string, unknown>>,
): WireEntry[] {
  const items = node.items.kind === "ref" ? objectOf(node.items.target) : node.items
  const parts = items?.kind === "object" ? items.properties : []
  return Array.from({ length: node.maxItems ?? 0 }, (_, index) => index + 1).flatMap((at) =>
    parts.flatMap((part) => {
      const name = names[part.name]
      if (typeof name !== "string") return []
      return [
        { name: name.replace("{n}", String(at)), prop, at, part: part.name, ...kindOf(part.node), node: part.node },
      ]
    }),
  )
}

/** The rule: the first letter grows. Where that is not enough, the schema says the name. */
export function cmsName({ name, node }: Property): string {
  return stringOf(node.meta.annotations["x-cms-name"]) ?? upperFirst(name)
}

export function wireName(definition: Definition): string {
  return `${lowerFirst(definition.name)}Wire`
}

function kindOf(node: Node): Pick<WireEntry, "kind" | "of" | "choices"> {
  const field = fieldKind(node)
  if (field) return { kind: field }
  switch (node.kind) {
    case "ref":
      return kindOf({ ...node.target.node, meta: node.meta } as Node)
    case "enum":
      return { kind: "choice", choices: choicesOf(node) }
    case "object":
      return { kind: "item", of: wireOf(node) }
    case "array": {
      const items = node.items.kind === "ref" ? node.items.target.node : node.items
      if (fieldKind(node.items) === "reference") return { kind: "reference-list" }
      return items.kind === "object" ? { kind: "list", of: wireOf(items) } : { kind: "list" }
    }
    default:
      return { kind: node.kind }
  }
}

export function fieldKind(node: Node): string | undefined {
  const own = stringOf(node.meta.annotations["x-field"])
  return own ?? (node.kind === "ref" ? fieldKind(node.target.node) : undefined)
}

export function choicesOf(node: Node & { kind: "enum" }): Record<string, string> {
  const spellings = node.meta.annotations["x-cms-values"]
  const own = node.values
    .filter((value: Scalar) => typeof value === "string")
    .map((value) => [value.toLowerCase(), value])
  return { ...Object.fromEntries(own), ...(isObject(spellings) ? (spellings as Record<string, string>) : {}) }
}

/** The wire table as source: `{ Title: { prop: "title", kind: "text" } }`. */
export function wireData(entries: readonly WireEntry[]): Record<string, never> {
  const table = entries.map(({ name, prop, at, part, kind, of, choices }) => [
    name,
    { prop, ...(at !== undefined && { at, part }), kind, ...(choices && { choices }), ...(of && { of: wireData(of) }) },
  ])
  return Object.fromEntries(table) as Record<string, never>
}
