import type { Definition } from "../ir/ir.types.ts"
import type { ExampleFile } from "../scan-examples.ts"
import type { CustomProperty, StyleFacts } from "../scan-style-facts.ts"
import { conditionList } from "./docs-conditions.ts"
import { fieldSections, table } from "./docs-fields.ts"
import { code } from "./docs-texts.ts"
import { type BlockMeta, blockMeta } from "./emit-blocks.ts"
import { objectOf } from "./emit-wire.ts"

/** What a page says besides what stands in the schema. */
export interface BlockSources {
  /** Folder name of the block. */
  readonly name: string
  readonly examples: readonly ExampleFile[]
  /** Text of the first example: the least that works. */
  readonly least: string | null
  readonly styleFacts: StyleFacts
}

export interface PageOptions {
  readonly schemas: string
  readonly command: string
  /** Way from the page's folder to the root of the repository. */
  readonly toRoot: string
  /** Folder of the blocks' sources. */
  readonly source: string
}

/** A page about a block: what it is, what may be filled in, and what it looks like. */
export function emitBlockPage(definition: Definition, sources: BlockSources, options: PageOptions): string {
  const { node } = definition
  const meta = blockMeta(definition)
  const object = objectOf(definition)
  const { examples, least, styleFacts } = sources
  const demands = object ? conditionList(object) : ""
  return page([
    `<!-- Generated from ${options.schemas}/${definition.path} by @forecourt/codegen. Do not edit: change the schema, then run \`${options.command}\`. -->`,
    `# ${meta.label}`,
    node.meta.deprecated && "**Deprecated: do not use it on new pages.**",
    node.meta.description,
    meta.emptyRule,
    facts(meta, sources.name, options),
    ...(least === null ? [] : ["The least that works:", `\`\`\`json\n${least.trim()}\n\`\`\``]),
    "## Fields",
    ...(object ? fieldSections(object) : []),
    ...(demands === "" ? [] : ["## Conditions", demands]),
    "## Look",
    ...styleSections(sources.name, styleFacts),
    "## Examples",
    exampleList(examples, options),
  ])
}

function page(parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => typeof part === "string" && part !== "")
    .join("\n\n")
    .concat("\n")
}

const RUNS: Readonly<Record<string, string>> = {
  server: "on the server; ships no JavaScript",
  hybrid: "on the server, with islands in the browser",
  client: "in the browser",
}

function facts(meta: BlockMeta, name: string, { toRoot, source }: PageOptions): string {
  const file = (path: string) => `[\`${path.split("/").at(-1)}\`](${toRoot}/${source}/${path})`
  const generated = ["ts", "form.ts", "graphql"].map((ending) => file(`generated/${name}.${ending}`))
  const entries = [
    ["Name in the content platform", `\`${meta.cmsName}\``],
    ["Areas", meta.area.join(", ")],
    ["Runs", RUNS[meta.render] ?? meta.render],
    ...(meta.choices.length > 0 ? [["Reads from the address", list(meta.choices)]] : []),
    ["Version", `${meta.version}${meta.since === undefined ? "" : `, since ${meta.since}`}`],
    ["Source", file(`${name}/${name}.tsx`)],
    ["Types, form and query", generated.join(", ")],
    ["In the workshop", `Blocks/${meta.label}`],
  ]
  return entries.map(([title, value]) => `- ${title}: ${value}`).join("\n")
}

/** The list of all blocks. */
export function emitBlockIndex(
  definitions: readonly Definition[],
  nameOf: (definition: Definition) => string,
  { schemas, command }: Pick<PageOptions, "schemas" | "command">,
): string {
  const byCategory = Map.groupBy(definitions, (definition) => blockMeta(definition).category)
  const parts = [...byCategory]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([category, own]) =>
        `## ${category}\n\n${own.map((definition) => `- [${blockMeta(definition).label}](${nameOf(definition)}.md): ${definition.node.meta.description ?? ""}`).join("\n")}`,
    )
  const head = `<!-- Generated from ${schemas}/blocks by @forecourt/codegen. Do not edit: change the schemas, then run \`${command}\`. -->`
  return page([head, "# Blocks", ...parts])
}

function styleSections(block: string, { parts, states, properties, tokens }: StyleFacts): string[] {
  return [
    ...(parts.length > 0 ? [`Parts, each with \`data-scope="${block}"\` and its \`data-part\`: ${list(parts)}.`] : []),
    ...(states.length > 0
      ? [
          `States: ${states.map(({ name, values }) => `\`${name}\`${values.length > 0 ? ` (${values.join(", ")})` : ""}`).join(", ")}.`,
        ]
      : []),
    ...(properties.length > 0
      ? [
          "Its own custom properties:",
          table(["Custom property", "Begins as", "Otherwise"], properties.map(propertyRow)),
        ]
      : []),
    ...(tokens.length > 0 ? [`Tokens it reads: ${list(tokens)}.`] : []),
  ]
}

function propertyRow({ name, value, otherwise }: CustomProperty): string[] {
  return [`\`${name}\``, code(value), otherwise.map(({ where, value }) => `${code(value)} at \`${where}\``).join("; ")]
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ")
}

function exampleList(examples: readonly ExampleFile[], { schemas, toRoot }: PageOptions): string {
  const line = ({ name, path }: ExampleFile) =>
    `[${name.replace(/^.*\//, "").replaceAll("-", " ")}](${toRoot}/${schemas}/${path})`
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
