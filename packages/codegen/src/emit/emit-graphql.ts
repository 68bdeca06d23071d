import type { Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { spokenName, withArticle } from "../names.ts"
import { cmsName, fieldKind, objectOf, type WireEntry, wireOf } from "./emit-wire.ts"
import { indent } from "./source.ts"

/** GraphQL has no recursion: a tree of pages is asked for level by level, as deep as menus go. */
const LEVELS = 3
const MAX_CHILDREN = 100

/** Kinds whose plain `value` says all; the others need what layout data carries. */
const PLAIN_KINDS = new Set(["text", "string", "choice", "boolean"])

/** Properties that every item of the content platform has by itself. */
const ITEM_PROPERTIES: Readonly<Record<string, string>> = {
  name: "name",
  displayName: "displayName",
  path: selection("path: url", ["path"]),
}

/**
 * The query that answers a block's fields, for platforms whose renderings bring a query of their own. The response is one
 * of the forms that the block's reader takes.
 */
export function emitQueryFile(definition: Definition, from: string, command: string): string {
  const object = objectOf(definition)
  const { name } = definition
  const trees = object ? object.properties.flatMap((property) => treeOf(property)) : []
  const fields = selection(`fragment ${name}Fields on Item`, object ? wireOf(object).map(fieldSelection) : [])
  const variables = ["$datasource: String!", "$language: String!", ...(trees.length > 0 ? ["$home: String!"] : [])]
  const query = selection(`query ${name}(${variables.join(", ")})`, [
    selection("datasource: item(path: $datasource, language: $language)", [`...${name}Fields`]),
    ...trees.map(({ property, entry }) =>
      selection(`${property}: item(path: $home, language: $language)`, [levels(entry.name, LEVELS)]),
    ),
  ])
  return [
    `# Generated from ${from} by @forecourt/codegen. Do not edit: change the schema, then run \`${command}\`.`,
    `# What the content platform answers for ${withArticle(spokenName(name))}.\n${query}`,
    fields,
    ...trees.map(({ entry, object }) => pageFragment(entry, object)),
  ]
    .join("\n\n")
    .concat("\n")
}

interface Tree {
  readonly property: string
  readonly entry: Definition
  readonly object: ObjectNode
}

/** A list that a block loads by itself, whose entries hold entries of their own kind: the pages of a menu. */
function treeOf({ name, node }: Property): Tree[] {
  if (node.meta.annotations["x-loaded"] !== true || node.kind !== "array" || node.items.kind !== "ref") return []
  const { target } = node.items
  const object = objectOf(target)
  return object?.properties.some((inner) => leadsTo(inner.node, target))
    ? [{ property: name, entry: target, object }]
    : []
}

function leadsTo(node: Node, target: Definition): boolean {
  return node.kind === "array" && node.items.kind === "ref" && node.items.target === target
}

function levels(name: string, left: number): string {
  const inner = left > 1 ? [levels(name, left - 1)] : []
  return selection(`children(hasLayout: true, first: ${MAX_CHILDREN})`, [
    selection("results", [`...${name}Fields`, ...inner]),
  ])
}

function pageFragment(entry: Definition, object: ObjectNode): string {
  const own = object.properties.filter(({ node }) => !leadsTo(node, entry))
  return selection(
    `fragment ${entry.name}Fields on Item`,
    own.map((property) => ITEM_PROPERTIES[property.name] ?? aliased(property)),
  )
}

function aliased(property: Property): string {
  const { name, node } = property
  const kind = fieldKind(node) ?? node.kind
  return selection(`${name}: field(name: "${cmsName(property)}")`, [PLAIN_KINDS.has(kind) ? "value" : "jsonValue"])
}

function fieldSelection({ name, kind, of }: WireEntry): string {
  const field = `${name}: field(name: "${name}")`
  if (of && kind === "list")
    return selection(field, [selection("... on MultilistField", [selection("targetItems", of.map(fieldSelection))])])
  if (of) return selection(field, [selection("... on LookupField", [selection("targetItem", of.map(fieldSelection))])])
  return selection(field, [PLAIN_KINDS.has(kind) ? "value" : "jsonValue"])
}

function selection(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `${indent(line)}\n`).join("")}}`
}
