import type { Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { addArticle, toSpokenName } from "../names.ts"
import { createWire, findObject, getCmsName, getFieldKind, type WireEntry } from "./emit-wire.ts"
import { indent } from "./source.ts"

/**
 * The number of levels of a page tree that a query selects. GraphQL does not support recursion, and no menu has more
 * levels.
 */
const LEVELS = 3
const MAX_CHILDREN = 100

/** The field types for which the plain `value` is sufficient. Other types need the JSON value from the layout data. */
const PLAIN_KINDS = new Set(["text", "string", "choice", "boolean"])

/** The GraphQL selections for the properties that all items on the platform have. */
const ITEM_PROPERTIES: Readonly<Record<string, string>> = {
  name: "name",
  displayName: "displayName",
  path: formatSelection("path: url", ["path"]),
}

/**
 * Emits the query for a block's fields, for platforms whose renderings define their own query. The block's reader
 * accepts the response.
 */
export function emitQueryFile(definition: Definition, from: string, command: string): string {
  const object = findObject(definition)
  const { name } = definition
  const trees = object ? object.properties.flatMap((property) => findTrees(property)) : []
  const fields = formatSelection(
    `fragment ${name}Fields on Item`,
    object ? createWire(object).map(formatFieldSelection) : [],
  )
  const variables = ["$datasource: String!", "$language: String!", ...(trees.length > 0 ? ["$home: String!"] : [])]
  const query = formatSelection(`query ${name}(${variables.join(", ")})`, [
    formatSelection("datasource: item(path: $datasource, language: $language)", [`...${name}Fields`]),
    ...trees.map(({ property, entry }) =>
      formatSelection(`${property}: item(path: $home, language: $language)`, [formatLevels(entry.name, LEVELS)]),
    ),
  ])
  return [
    `# Generated from ${from} by @forecourt/codegen. Do not edit: change the schema, then run \`${command}\`.`,
    `# The query of ${addArticle(toSpokenName(name))} on the content platform.\n${query}`,
    fields,
    ...trees.map(({ entry, object }) => formatPageFragment(entry, object)),
  ]
    .join("\n\n")
    .concat("\n")
}

interface Tree {
  readonly property: string
  readonly entry: Definition
  readonly object: ObjectNode
}

/** Finds the recursive lists that a block's loader fills, for example the pages of a menu. */
function findTrees({ name, node }: Property): Tree[] {
  if (node.meta.annotations["x-loaded"] !== true || node.kind !== "array" || node.items.kind !== "ref") return []
  const { target } = node.items
  const object = findObject(target)
  return object?.properties.some((inner) => isLeadingTo(inner.node, target))
    ? [{ property: name, entry: target, object }]
    : []
}

function isLeadingTo(node: Node, target: Definition): boolean {
  return node.kind === "array" && node.items.kind === "ref" && node.items.target === target
}

function formatLevels(name: string, left: number): string {
  const inner = left > 1 ? [formatLevels(name, left - 1)] : []
  return formatSelection(`children(hasLayout: true, first: ${MAX_CHILDREN})`, [
    formatSelection("results", [`...${name}Fields`, ...inner]),
  ])
}

function formatPageFragment(entry: Definition, object: ObjectNode): string {
  const properties = object.properties.filter(({ node }) => !isLeadingTo(node, entry))
  return formatSelection(
    `fragment ${entry.name}Fields on Item`,
    properties.map((property) => ITEM_PROPERTIES[property.name] ?? formatAlias(property)),
  )
}

function formatAlias(property: Property): string {
  const { name, node } = property
  const kind = getFieldKind(node) ?? node.kind
  return formatSelection(`${name}: field(name: "${getCmsName(property)}")`, [
    PLAIN_KINDS.has(kind) ? "value" : "jsonValue",
  ])
}

function formatFieldSelection({ name, kind, of }: WireEntry): string {
  const field = `${name}: field(name: "${name}")`
  if (of && kind === "list")
    return formatSelection(field, [
      formatSelection("... on MultilistField", [formatSelection("targetItems", of.map(formatFieldSelection))]),
    ])
  if (of)
    return formatSelection(field, [
      formatSelection("... on LookupField", [formatSelection("targetItem", of.map(formatFieldSelection))]),
    ])
  return formatSelection(field, [PLAIN_KINDS.has(kind) ? "value" : "jsonValue"])
}

function formatSelection(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `${indent(line)}\n`).join("")}}`
}
