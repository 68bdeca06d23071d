import type { Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { resolveWhole } from "../ir/narrow.ts"
import { toSentenceCase } from "../names.ts"
import { isObject, type Json, toStringOrUndefined } from "../schema/json.ts"
import { renderConditions } from "./docs-conditions.ts"
import { formatCode, formatLimits, oneOf } from "./docs-texts.ts"
import { getEditorMeta } from "./emit-form.ts"
import { getCmsName } from "./emit-wire.ts"

export function renderFieldSections(object: ObjectNode): string[] {
  const groups = Map.groupBy(object.properties, ({ node }) => toStringOrUndefined(getEditorMeta(node).group) ?? "")
  const tables = [...groups].flatMap(([group, properties]) => [
    ...(groups.size > 1 ? [`### ${getTitle(group)}`] : []),
    renderFieldTable(properties),
  ])
  return [...tables, ...renderNestedTables(object)]
}

function getTitle(group: string): string {
  return group === "" ? "Other fields" : toSentenceCase(group)
}

function renderNestedTables(object: ObjectNode, path: readonly string[] = []): string[] {
  return object.properties.flatMap(({ name, node }) => {
    const held = node.kind === "array" ? node.items : node
    const inner = held.kind === "ref" && held.target.path === object.path ? held.target.node : held
    if (inner.kind !== "object" || inner === object || inner.properties.length === 0) return []
    const here = [...path, name]
    const title = node.kind === "array" ? `### Each of \`${here.join(".")}\`` : `### \`${here.join(".")}\``
    return [title, renderFieldTable(inner.properties), renderConditions(inner), ...renderNestedTables(inner, here)]
  })
}

function renderFieldTable(properties: readonly Property[]): string {
  const head = ["Field", "Label", "Type", "Required", "Default", "Description"]
  const rows = properties.map((property) => [
    `\`${property.name}\``,
    getLabel(property),
    formatKind(property.node),
    property.required ? "yes" : "",
    formatDefault(property.node.meta.default),
    [getDescription(property), formatLimits(resolveWhole(property.node))].filter((text) => text !== "").join(" "),
  ])
  return renderTable(head, rows)
}

function formatDefault(value: Json | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no"
  return value === undefined ? "" : formatCode(value)
}

export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = head.map((_, index) => rows.some((row) => row[index] !== ""))
  const formatLine = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, index) => shown[index])
      .map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " "))
      .join(" | ")} |`
  return [
    formatLine(head),
    `|${shown.map((isShown) => (isShown ? " --- |" : "")).join("")}`,
    ...rows.map(formatLine),
  ].join("\n")
}

function getLabel({ node }: Property): string {
  const { label } = getEditorMeta(node)
  return isObject(label) ? (toStringOrUndefined(label.en) ?? toStringOrUndefined(label.sv) ?? "") : ""
}

function getDescription({ node, name }: Property): string {
  const { annotations, description, deprecated, examples = [] } = node.meta
  const since = toStringOrUndefined(annotations["x-since"])
  const previous = toStringOrUndefined(annotations["x-renamedFrom"])
  const notes = [
    deprecated && "**Deprecated.**",
    description,
    examples.length > 0 && `For example ${oneOf(examples)}.`,
    annotations["x-cms-name"] !== undefined &&
      `Named \`${getCmsName({ name, node, required: false })}\` in the content platform.`,
    formatShowIf(node),
    since !== undefined && `Since ${since}.`,
    previous !== undefined && `Formerly \`${previous}\`.`,
  ]
  return notes.filter((note) => typeof note === "string").join(" ")
}

function formatShowIf(node: Node): string | false {
  const { showIf } = getEditorMeta(node)
  const conditions = isObject(showIf) ? Object.entries(showIf) : []
  const texts = conditions.map(([name, value]) =>
    typeof value === "boolean" ? `\`${name}\` is ${value ? "on" : "off"}` : `\`${name}\` is ${formatCode(value)}`,
  )
  return texts.length > 0 && `Shown when ${texts.join(" and ")}.`
}

function formatKind(node: Node): string {
  const kind = formatBareKind(node)
  return node.nullable && node.kind !== "unknown" ? `${kind}, or null` : kind
}

function formatBareKind(node: Node): string {
  switch (node.kind) {
    case "ref": {
      const field = toStringOrUndefined(node.target.node.meta.annotations["x-field"])
      return field?.replaceAll("-", " ") ?? formatBareKind(node.target.node)
    }
    case "enum":
      return node.values.map(formatCode).join(", ")
    case "string":
      return "plain text"
    case "number":
      return node.integer ? "whole number" : "number"
    case "boolean":
      return "yes or no"
    case "array":
      return node.items.kind === "object" || node.items.kind === "ref"
        ? "list"
        : `list of ${formatBareKind(node.items)}`
    case "object":
      return "group"
    case "choice":
    case "union":
      return "one of several types"
    default:
      return "anything"
  }
}
