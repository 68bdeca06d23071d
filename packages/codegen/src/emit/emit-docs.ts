import type { Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import type { ExampleFile } from "../scan-examples.ts"
import { isObject, stringOf } from "../schema/json.ts"
import { blockMeta } from "./emit-blocks.ts"
import { cmsName, objectOf } from "./emit-wire.ts"

/** A page about a block: what may be filled in, and what it looks like. */
export function emitBlockPage(
  definition: Definition,
  block: string,
  examples: readonly ExampleFile[],
  options: PageOptions,
): string {
  const { node } = definition
  const meta = blockMeta(definition)
  const object = objectOf(definition)
  return [
    `<!-- Generated from ${options.schemas}/${definition.path} by @forecourt/codegen. Do not edit: change the schema, then run \`${options.command}\`. -->`,
    `# ${meta.label}`,
    node.meta.description ?? "",
    ...(node.meta.deprecated ? ["**Deprecated.**"] : []),
    facts([
      ["Folder", `\`${block}\``],
      ["Name in the content platform", `\`${meta.cmsName}\``],
      ["Areas", meta.area.join(", ")],
      ["Runs", RUNS[meta.render] ?? meta.render],
      ["Version", `${meta.version}${meta.since === undefined ? "" : `, since ${meta.since}`}`],
    ]),
    "## Fields",
    object ? fieldTable(object) : "",
    ...(object ? nestedTables(object) : []),
    ...(object && object.conditions.length > 0 ? ["## Conditions", conditions(object)] : []),
    "## Examples",
    exampleList(examples, options),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n")
}

export interface PageOptions {
  readonly schemas: string
  readonly command: string
  /** Way from the page's folder to the root of the repository. */
  readonly toRoot: string
}

/** The list of all blocks. */
export function emitBlockIndex(
  definitions: readonly Definition[],
  nameOf: (definition: Definition) => string,
  { schemas, command }: PageOptions,
): string {
  const byCategory = Map.groupBy(definitions, (definition) => blockMeta(definition).category)
  const parts = [...byCategory]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([category, own]) =>
        `## ${category}\n\n${own.map((definition) => `- [${blockMeta(definition).label}](${nameOf(definition)}.md): ${definition.node.meta.description ?? ""}`).join("\n")}`,
    )
  const head = `<!-- Generated from ${schemas}/blocks by @forecourt/codegen. Do not edit: change the schemas, then run \`${command}\`. -->`
  return [head, "# Blocks", ...parts].join("\n\n").concat("\n")
}

const RUNS: Readonly<Record<string, string>> = {
  server: "on the server; ships no JavaScript",
  hybrid: "on the server, with islands in the browser",
  client: "in the browser",
}

function facts(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `- ${name}: ${value}`).join("\n")
}

function fieldTable(object: ObjectNode): string {
  const rows = object.properties.map((property) => [
    `\`${property.name}\``,
    labelOf(property),
    kindText(property.node),
    property.required ? "yes" : "",
    property.node.meta.default === undefined ? "" : `\`${JSON.stringify(property.node.meta.default)}\``,
    [descriptionOf(property), limitText(property.node)].filter((text) => text !== "").join(" "),
  ])
  return table(["Field", "In the editor", "Kind", "Required", "Default", "What it is"], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`
  return [line(head), `|${head.map(() => " --- |").join("")}`, ...rows.map(line)].join("\n")
}

function labelOf({ node }: Property): string {
  const editor = node.meta.annotations["x-editor"]
  const label = isObject(editor) && isObject(editor.label) ? editor.label : {}
  return stringOf(label.en) ?? stringOf(label.sv) ?? ""
}

function descriptionOf({ node, name }: Property): string {
  const notes = [
    node.meta.annotations["x-loaded"] === true && "Read by the block itself.",
    node.meta.annotations["x-cms-name"] !== undefined &&
      `Called \`${cmsName({ name, node, required: false })}\` in the content platform.`,
    node.meta.deprecated && "Deprecated.",
    showIfText(node),
  ].filter((note) => typeof note === "string")
  return [node.meta.description ?? "", ...notes].filter((text) => text !== "").join(" ")
}

function showIfText(node: Node): string | false {
  const editor = node.meta.annotations["x-editor"]
  const condition = isObject(editor) && isObject(editor.showIf) ? Object.entries(editor.showIf) : []
  return (
    condition.length > 0 &&
    `Asked for when ${condition.map(([name, value]) => `\`${name}\` is \`${JSON.stringify(value)}\``).join(" and ")}.`
  )
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
      return node.values.map((value) => `\`${value}\``).join(", ")
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

function limitText(node: Node): string {
  if (node.kind === "array") {
    const { minItems, maxItems, uniqueItems } = node
    return [
      minItems !== undefined && maxItems !== undefined && `${minItems} to ${maxItems} entries.`,
      minItems !== undefined && maxItems === undefined && `At least ${minItems}.`,
      minItems === undefined && maxItems !== undefined && `At most ${maxItems}.`,
      uniqueItems && "No entry twice.",
    ]
      .filter((text) => typeof text === "string")
      .join(" ")
  }
  if (node.kind === "string") {
    const { minLength, maxLength, pattern } = node
    return [
      minLength !== undefined && minLength > 1 && `At least ${minLength} characters.`,
      maxLength !== undefined && `At most ${maxLength} characters.`,
      pattern !== undefined && `Fits \`${pattern}\`.`,
    ]
      .filter((text) => typeof text === "string")
      .join(" ")
  }
  if (node.kind !== "number") return ""
  const { minimum, maximum, multipleOf } = node
  return [
    minimum !== undefined && maximum !== undefined && `From ${minimum} to ${maximum}.`,
    minimum !== undefined && maximum === undefined && `${minimum} or more.`,
    minimum === undefined && maximum !== undefined && `${maximum} or less.`,
    multipleOf !== undefined && `A multiple of ${multipleOf}.`,
  ]
    .filter((text) => typeof text === "string")
    .join(" ")
}

/** The fields of lists and groups, each under the name of what holds it. */
function nestedTables(object: ObjectNode, path: readonly string[] = []): string[] {
  return object.properties.flatMap(({ name, node }) => {
    const inner = node.kind === "array" ? node.items : node
    if (inner.kind !== "object" || inner.properties.length === 0) return []
    const here = [...path, name]
    const title = node.kind === "array" ? `### Each of \`${here.join(".")}\`` : `### \`${here.join(".")}\``
    return [title, fieldTable(inner), ...nestedTables(inner, here)]
  })
}

function conditions(object: ObjectNode): string {
  return object.conditions
    .flatMap(({ property, values, met, unmet }) => {
      const when = `\`${property}\` is ${values.map((value) => `\`${JSON.stringify(value)}\``).join(" or ")}`
      return [
        ...(met && met.required.length > 0 ? [`- When ${when}: ${needed(met.required)}`] : []),
        ...(unmet && unmet.required.length > 0 ? [`- Unless ${when}: ${needed(unmet.required)}`] : []),
      ]
    })
    .join("\n")
}

function needed(names: readonly string[]): string {
  return `${names.map((name) => `\`${name}\``).join(", ")} must be filled in.`
}

function exampleList(examples: readonly ExampleFile[], { schemas, toRoot }: PageOptions): string {
  const line = ({ name, path }: ExampleFile) => `[${name.replace(/^.*\//, "")}](${toRoot}/${schemas}/${path})`
  const groups = [
    ["Shown", examples.filter(({ kind }) => kind === "shown")],
    ["At the edge", examples.filter(({ kind }) => kind === "edge")],
    ["Refused", examples.filter(({ kind }) => kind === "invalid")],
  ] as const
  return groups
    .filter(([, own]) => own.length > 0)
    .map(([title, own]) => `- ${title}: ${own.map(line).join(", ")}`)
    .join("\n")
}
