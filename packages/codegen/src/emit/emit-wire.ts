import type { Definition, Node, ObjectNode, Property, Scalar } from "../ir/ir.types.ts"
import { toLowerFirst, toUpperFirst } from "../names.ts"
import { isObject, toStringOrUndefined } from "../schema/json.ts"

export interface WireEntry {
  readonly name: string
  readonly prop: string
  readonly kind: string
  readonly of?: readonly WireEntry[]
  /**
   * A map from the platform's spellings of an enumerated value to the spellings in the schema, such as `{ top: "Top"
   * }`. The keys are in lower case.
   */
  readonly choices?: Readonly<Record<string, string>>
  readonly at?: number
  readonly part?: string
  readonly node: Node
}

export function createWire(node: ObjectNode): readonly WireEntry[] {
  return node.properties.flatMap(createEntries)
}

/** Creates the field map of a root schema. The map is empty if the schema does not describe an object. */
export function createRootWire({ node }: Definition): readonly WireEntry[] {
  const object = findObject(node)
  return object ? createWire(object) : []
}

export function findObject(node: Node): ObjectNode | null {
  if (node.kind === "ref") return findObject(node.target.node)
  return node.kind === "object" ? node : null
}

function createEntries(property: Property): WireEntry[] {
  const numbered = getNumberedNames(property)
  if (numbered && property.node.kind === "array") return createNumberedEntries(property.name, property.node, numbered)
  return [{ name: getCmsName(property), prop: property.name, ...getKind(property.node), node: property.node }]
}

/**
 * Returns the names of a list's numbered fields, such as `{ label: "Label{n}" }`, where `{n}` is the number of the
 * entry. Returns `undefined` if the list has no numbered fields.
 */
export function getNumberedNames({ node }: Property): Readonly<Record<string, unknown>> | undefined {
  const numbered = node.meta.annotations["x-cms-numbered"]
  return isObject(numbered) && node.kind === "array" ? numbered : undefined
}

function createNumberedEntries(
  prop: string,
  node: Node & { kind: "array" },
  names: Readonly<Record<string, unknown>>,
): WireEntry[] {
  const parts = findObject(node.items)?.properties ?? []
  return Array.from({ length: node.maxItems ?? 0 }, (_, index) => index + 1).flatMap((at) =>
    parts.flatMap((part) => {
      const name = names[part.name]
      if (typeof name !== "string") return []
      return [
        { name: name.replace("{n}", String(at)), prop, at, part: part.name, ...getKind(part.node), node: part.node },
      ]
    }),
  )
}

export function getCmsName({ name, node }: Property): string {
  return toStringOrUndefined(node.meta.annotations["x-cms-name"]) ?? toUpperFirst(name)
}

export function getWireName(definition: Definition): string {
  return `${toLowerFirst(definition.name)}Wire`
}

function getKind(node: Node): Pick<WireEntry, "kind" | "of" | "choices"> {
  const field = getFieldKind(node)
  if (field) return { kind: field }
  switch (node.kind) {
    case "ref":
      return getKind({ ...node.target.node, meta: node.meta } as Node)
    case "enum":
      return { kind: "choice", choices: createChoices(node) }
    case "object":
      return { kind: "item", of: createWire(node) }
    case "array": {
      const items = node.items.kind === "ref" ? node.items.target.node : node.items
      if (getFieldKind(node.items) === "reference") return { kind: "reference-list" }
      return items.kind === "object" ? { kind: "list", of: createWire(items) } : { kind: "list" }
    }
    default:
      return { kind: node.kind }
  }
}

export function getFieldKind(node: Node): string | undefined {
  const kind = toStringOrUndefined(node.meta.annotations["x-field"])
  return kind ?? (node.kind === "ref" ? getFieldKind(node.target.node) : undefined)
}

export function createChoices(node: Node & { kind: "enum" }): Record<string, string> {
  const spellings = node.meta.annotations["x-cms-values"]
  const entries = node.values
    .filter((value: Scalar) => typeof value === "string")
    .map((value) => [value.toLowerCase(), value])
  return { ...Object.fromEntries(entries), ...(isObject(spellings) ? (spellings as Record<string, string>) : {}) }
}

/** Converts the entries to an object, such as `{ Title: { prop: "title", kind: "text" } }`. */
export function toWireData(entries: readonly WireEntry[]): Record<string, never> {
  const table = entries.map(({ name, prop, at, part, kind, of, choices }) => [
    name,
    {
      prop,
      ...(at !== undefined && { at, part }),
      kind,
      ...(choices && { choices }),
      ...(of && { of: toWireData(of) }),
    },
  ])
  return Object.fromEntries(table) as Record<string, never>
}
