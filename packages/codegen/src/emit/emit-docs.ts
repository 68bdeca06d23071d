import type { Definition } from "../ir/ir.types.ts"
import type { ExampleFile } from "../scan-examples.ts"
import type { CustomProperty, StyleFacts } from "../scan-style-facts.ts"
import { renderConditions } from "./docs-conditions.ts"
import { renderFieldSections, renderTable } from "./docs-fields.ts"
import { formatCode } from "./docs-texts.ts"
import { type BlockMeta, createBlockMeta } from "./emit-blocks.ts"
import { findObject } from "./emit-wire.ts"

export interface BlockSources {
  readonly name: string
  readonly examples: readonly ExampleFile[]
  /**
   * The JSON source of the example with the fewest fields, which is the first one. It is `null` if the block has no
   * examples.
   */
  readonly least: string | null
  readonly styleFacts: StyleFacts
}

export interface PageOptions {
  readonly schemas: string
  readonly command: string
  readonly toRoot: string
  readonly source: string
}

export function emitBlockPage(definition: Definition, sources: BlockSources, options: PageOptions): string {
  const { node } = definition
  const meta = createBlockMeta(definition)
  const object = findObject(node)
  const { examples, least, styleFacts } = sources
  const demands = object ? renderConditions(object) : ""
  return joinParts([
    `<!-- Generated from ${options.schemas}/${definition.path} by @forecourt/codegen. Do not edit: change the schema, then run \`${options.command}\`. -->`,
    `# ${meta.label}`,
    node.meta.deprecated && "**Deprecated. Do not use it on new pages.**",
    node.meta.description,
    meta.emptyRule,
    renderFacts(meta, sources.name, options),
    ...(least === null ? [] : ["Minimal example:", `\`\`\`json\n${least.trim()}\n\`\`\``]),
    "## Fields",
    ...(object ? renderFieldSections(object) : []),
    ...(demands === "" ? [] : ["## Conditions", demands]),
    "## Appearance",
    ...renderStyleSections(sources.name, styleFacts),
    "## Examples",
    renderExamples(examples, options),
  ])
}

function joinParts(parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => typeof part === "string" && part !== "")
    .join("\n\n")
    .concat("\n")
}

const RUNS: Readonly<Record<string, string>> = {
  server: "on the server, without JavaScript in the browser",
  hybrid: "on the server, with islands in the browser",
  client: "in the browser",
}

function renderFacts(meta: BlockMeta, name: string, { toRoot, source }: PageOptions): string {
  const formatFile = (path: string) => `[\`${path.split("/").at(-1)}\`](${toRoot}/${source}/${path})`
  const generated = ["ts", "form.ts", "graphql"].map((ending) => formatFile(`generated/${name}.${ending}`))
  const entries = [
    ["Name in the content platform", `\`${meta.cmsName}\``],
    ["Areas", meta.area.join(", ")],
    ["Rendered", RUNS[meta.render] ?? meta.render],
    ...(meta.choices.length > 0 ? [["Reads from the URL", formatList(meta.choices)]] : []),
    ["Version", `${meta.version}${meta.since === undefined ? "" : `, since ${meta.since}`}`],
    ["Source", formatFile(`${name}/${name}.tsx`)],
    ["Types, form and query", generated.join(", ")],
    ["In Storybook", `Blocks/${meta.label}`],
  ]
  return entries.map(([title, value]) => `- ${title}: ${value}`).join("\n")
}

export function emitBlockIndex(
  definitions: readonly Definition[],
  getDocName: (definition: Definition) => string,
  { schemas, command }: Pick<PageOptions, "schemas" | "command">,
): string {
  const byCategory = Map.groupBy(definitions, (definition) => createBlockMeta(definition).category)
  const parts = [...byCategory]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([category, blocks]) =>
        `## ${category}\n\n${blocks.map((definition) => `- [${createBlockMeta(definition).label}](${getDocName(definition)}.md): ${definition.node.meta.description ?? ""}`).join("\n")}`,
    )
  const head = `<!-- Generated from ${schemas}/blocks by @forecourt/codegen. Do not edit: change the schemas, then run \`${command}\`. -->`
  return joinParts([head, "# Blocks", ...parts])
}

function renderStyleSections(block: string, { parts, states, properties, tokens }: StyleFacts): string[] {
  return [
    ...(parts.length > 0
      ? [`Parts, each with \`data-scope="${block}"\` and a \`data-part\`: ${formatList(parts)}.`]
      : []),
    ...(states.length > 0
      ? [
          `States: ${states.map(({ name, values }) => `\`${name}\`${values.length > 0 ? ` (${values.join(", ")})` : ""}`).join(", ")}.`,
        ]
      : []),
    ...(properties.length > 0
      ? [
          "Custom properties of the block:",
          renderTable(["Custom property", "Default", "Other values"], properties.map(formatPropertyRow)),
        ]
      : []),
    ...(tokens.length > 0 ? [`Design tokens: ${formatList(tokens)}.`] : []),
  ]
}

function formatPropertyRow({ name, value, otherwise }: CustomProperty): string[] {
  return [
    `\`${name}\``,
    formatCode(value),
    otherwise.map(({ where, value }) => `${formatCode(value)} at \`${where}\``).join("; "),
  ]
}

function formatList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ")
}

function renderExamples(examples: readonly ExampleFile[], { schemas, toRoot }: PageOptions): string {
  const formatExample = ({ name, path }: ExampleFile) =>
    `[${name.replace(/^.*\//, "").replaceAll("-", " ")}](${toRoot}/${schemas}/${path})`
  const groups = [
    ["Stories", examples.filter(({ kind }) => kind === "shown")],
    ["Edge cases", examples.filter(({ kind }) => kind === "edge")],
    ["Invalid", examples.filter(({ kind }) => kind === "invalid")],
  ] as const
  return groups
    .filter(([, items]) => items.length > 0)
    .map(([title, items]) => `- ${title}: ${items.map(formatExample).join(", ")}`)
    .join("\n")
}
