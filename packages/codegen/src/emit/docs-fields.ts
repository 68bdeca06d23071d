import type { Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { whole } from "../ir/narrow.ts"
import { sentenceCase } from "../names.ts"
import { isObject, type Json, stringOf } from "../schema/json.ts"
import { conditionList } from "./docs-conditions.ts"
import { code, limitText, oneOf } from "./docs-texts.ts"
import { editorOf } from "./emit-form.ts"
import { cmsName } from "./emit-wire.ts"

/** The fields of a block, a table for each group of its form; then those of its lists and groups. */
export function fieldSections(object: ObjectNode): string[] {
  const groups = Map.groupBy(object.properties, ({ node }) => stringOf(editorOf(node).group) ?? "")
  const own = [...groups].flatMap(([group, properties]) => [
    ...(groups.size > 1 ? [`### ${titleOf(group, properties)}`] : []),
    fieldTable(properties),
  ])
  return [...own, ...nestedTables(object)]
}

function titleOf(group: string, properties: readonly Property[]): string {
  if (group !== "") return sentenceCase(group)
  return properties.every(({ node }) => node.meta.annotations["x-loaded"] === true) ? "Read by the block" : "Others"
}

/** The fields of lists and groups, each under the name of what holds it. */
function nestedTables(object: ObjectNode, path: readonly string[] = []): string[] {
  return object.properties.flatMap(({ name, node }) => {
    const held = node.kind === "array" ? node.items : node
    const inner = held.kind === "ref" && held.target.path === object.path ? held.target.node : held
    if (inner.kind !== "object" || inner === object || inner.properties.length === 0) return []
    const here = [...path, name]
    const title = node.kind === "array" ? `### Each of \`${here.join(".")}\`` : `### \`${here.join(".")}\``
    return [title, fieldTable(inner.properties), conditionList(inner), ...nestedTables(inner, here)]
  })
}

function fieldTable(properties: readonly Property[]): string {
  const head = ["Field", "In the editor", "Kind", "Required", "Default", "What it is"]
  const rows = properties.map((property) => [
    `\`${property.name}\``,
    labelOf(property),
    kindText(property.node),
    property.required ? "yes" : "",
    defaultText(property.node.meta.default),
    [descriptionOf(property), limitText(whole(property.node))].filter((text) => text !== "").join(" "),
  ])
  return table(head, rows)
}

function defaultText(value: Json | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no"
  return value === undefined ? "" : code(value)
}

/** A table without the columns that would be empty. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = head.map((_, index) => rows.some((row) => row[index] !== ""))
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, index) => shown[index])
      .map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " "))
      .join(" | ")} |`
  return [line(head), `|${shown.map((isShown) => (isShown ? " --- |" : "")).join("")}`, ...rows.map(line)].join("\n")
}

function labelOf({ node }: Property): string {
  const { label } = editorOf(node)
  return isObject(label) ? (stringOf(label.en) ?? stringOf(label.sv) ?? "") : ""
}

function descriptionOf({ node, name }: Property): string {
  const { annotations, description, deprecated, examples = [] } = node.meta
  const since = stringOf(annotations["x-since"])
  const before = stringOf(annotations["x-renamedFrom"])
  const notes = [
    deprecated && "**Deprecated.**",
    description,
    examples.length > 0 && `For example ${oneOf(examples)}.`,
    annotations["x-loaded"] === true && "The block reads it by itself.",
    annotations["x-cms-name"] !== undefined &&
      `Called \`${cmsName({ name, node, required: false })}\` in the content platform.`,
    showIfText(node),
    since !== undefined && `Since ${since}.`,
    before !== undefined && `Called \`${before}\` before.`,
  ]
  return notes.filter((note) => typeof note === "string").join(" ")
}

function showIfText(node: Node): string | false {
  const { showIf } = editorOf(node)
  const conditions = isObject(showIf) ? Object.entries(showIf) : []
  const texts = conditions.map(([name, value]) =>
    typeof value === "boolean" ? `\`${name}\` is ${value ? "on" : "off"}` : `\`${name}\` is ${code(value)}`,
  )
  return texts.length > 0 && `Asked for when ${texts.join(" and ")}.`
}

function kindText(node: Node): string {
  const kind = bareKind(node)
  return node.nullable && node.kind !== "unknown" ? `${kind}, or nothing` : kind
}

function bareKind(node: Node): string {
  switch (node.kind) {
    case "ref": {
      const field = stringOf(node.target.node.meta.annotations["x-field"])
      return field?.replaceAll("-", " ") ?? bareKind(node.target.node)
    }
    case "enum":
      return node.values.map(code).join(", ")
    case "string":
      return "plain text"
    case "number":
      return node.integer ? "whole number" : "number"
    case "boolean":
      return "yes or no"
    case "array":
      return node.items.kind === "object" || node.items.kind === "ref" ? "list" : `list of ${bareKind(node.items)}`
    case "object":
      return "group"
    case "choice":
    case "union":
      return "one of several"
    default:
      return "anything"
  }
}
