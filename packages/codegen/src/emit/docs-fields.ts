import type { Assertion, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { whole } from "../ir/narrow.ts"
import { sentenceCase } from "../names.ts"
import { isObject, type Json, stringOf } from "../schema/json.ts"
import { editorOf } from "./emit-form.ts"
import { cmsName } from "./emit-wire.ts"

/** The fields of a block, a table for each group of its form; then those of its lists and groups. */
export function fieldSections(object: ObjectNode): string[] {
  const groups = Map.groupBy(object.properties, ({ node }) => stringOf(editorOf(node).group) ?? "")
  const own = [...groups].flatMap(([group, properties]) => [
    ...(groups.size > 1 ? [`### ${group === "" ? "Read by the block" : sentenceCase(group)}`] : []),
    fieldTable(properties),
  ])
  return [...own, ...nestedTables(object)]
}

/** The fields of lists and groups, each under the name of what holds it. */
function nestedTables(object: ObjectNode, path: readonly string[] = []): string[] {
  return object.properties.flatMap(({ name, node }) => {
    const held = node.kind === "array" ? node.items : node
    const inner = held.kind === "ref" && held.target.path === object.path ? held.target.node : held
    if (inner.kind !== "object" || inner === object || inner.properties.length === 0) return []
    const here = [...path, name]
    const title = node.kind === "array" ? `### Each of \`${here.join(".")}\`` : `### \`${here.join(".")}\``
    return [title, fieldTable(inner.properties), ...nestedTables(inner, here)]
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

/** A value as it stands in JSON; a text without its quotation marks. */
export function code(value: Json): string {
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``
}

export function oneOf(values: readonly Json[], word = "or"): string {
  const texts = values.map(code)
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${word} ${texts.at(-1)}`
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

/** The bounds of a value; of a text field, those of its text. */
export function limitText(node: Node | Assertion): string {
  switch (node.kind) {
    case "object": {
      if (!("meta" in node)) return ""
      const text = node.properties.find(({ name }) => name === "value")?.node
      return text?.kind === "string" && node.meta.annotations["x-field"] !== "date" ? limitText(text) : ""
    }
    case "array": {
      const { minItems, maxItems, uniqueItems } = node
      return sentences(range(minItems, maxItems, "entries"), uniqueItems && "No entry twice.")
    }
    case "string": {
      const { minLength, maxLength, pattern } = node
      const length = range(minLength === 1 ? undefined : minLength, maxLength, "characters")
      return sentences(length, pattern !== undefined && `Fits \`${pattern}\`.`)
    }
    case "number": {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node
      return sentences(
        range(minimum, maximum, ""),
        exclusiveMinimum !== undefined && `More than ${exclusiveMinimum}.`,
        exclusiveMaximum !== undefined && `Less than ${exclusiveMaximum}.`,
        multipleOf !== undefined && `A multiple of ${multipleOf}.`,
      )
    }
    default:
      return ""
  }
}

function range(from: number | undefined, to: number | undefined, unit: string): string | false {
  const noun = unit === "" ? "" : ` ${unit}`
  if (from !== undefined && to !== undefined) return `${from} to ${to}${noun}.`
  if (from !== undefined) return `At least ${from}${noun}.`
  return to !== undefined && `At most ${to}${noun}.`
}

function sentences(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter((text) => typeof text === "string").join(" ")
}
